import { pathIn } from "../../enquiry/language-prefix.ts";
import { languageAt } from "../language-lookup.ts";
import { respond, respondText } from "../respond.ts";
import { contentType } from "./content-types.ts";

/** The built site, on either host. */
export type Site = {
  /** Answers GET and HEAD: a file, a redirect to the canonical address, or the not-found page. */
  respond(request: Request): Promise<Response>;
  /** The page that says that a request failed, in the language of its path. */
  failure(request: Request): Promise<Response>;
  /** Reads the HTML of the page at exactly this path, for its form to be filled in; undefined when there is none. */
  page(path: string): Promise<(() => Promise<string>) | undefined>;
};

/** A file of the site with the headers that depend on its bytes, such as its ETag. */
type OpenedFile = { body: ConstructorParameters<typeof Response>[0]; headers: Record<string, string> };

/**
 * Opens a file of the build's `client/` by its path there, e.g. `/about/index.html`; undefined when there is none.
 * @param accepted the request's Accept-Encoding
 */
export type FileOpener = (path: string, accepted: string | null) => Promise<OpenedFile | undefined>;

/** New addresses of moved pages, by their old address (`redirects.json` of the build). */
type RedirectMap = Readonly<Record<string, string>>;

/** Names in this folder contain a hash of the content, so a file never changes. */
const immutableFolder = "/assets/";

/** Whether a script or a program asks. A page as the not-found answer would be needless weight there. */
const wantsNoPage = (path: string) => [immutableFolder, "/api/", "/search/"].some((folder) => path.startsWith(folder));

/** Answers of one line, where no page is shown: nothing is found, and a request failed. */
export const plainNotFound = () => respondText("Not Found", 404);
export const plainFailure = () => respondText("Internal Server Error", 500);

/** Addresses that are no address of the site: compressed copies, files of pages, dot files. */
const hidden = /\/\/|.\/$|\.(?:br|gz)$|\/index\.html$|\/(?:404|500)(?:\.html)?$|\/\.(?!well-known\/)/;

/** The path as files are named; `null` when its percent-encoding is broken. */
function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Looking back keeps the time from growing by the square of the number of slashes. */
const slashesAtEnd = /(?<!\/)\/+$/;

/**
 * The address as this site writes it: in lower case and without a slash at the end. Encoded slashes do not count:
 * `/about%2F` would redirect to itself. Redirect only to a page that exists: `//elsewhere.example/` is another host.
 */
const canonicalPath = (pathname: string) =>
  decodePath(pathname.replace(slashesAtEnd, "") || "/")?.toLowerCase() ?? pathname;

/** A page that each language has, such as `/404.html`, in that of a path. */
const inLanguageOf = (pathname: string, page: string) => pathIn(languageAt(pathname.toLowerCase()), page);

/** `/about` is the file `/about/index.html`; a path with an extension is a file of that name. */
function fileOf(path: string): string {
  if (path === "/") return "/index.html";
  return path.slice(path.lastIndexOf("/")).includes(".") ? path : `${path}/index.html`;
}

const isPage = (file: string) => file.endsWith("/index.html");

/** `no-cache` asks for revalidation at each use: a deploy shows at once, and an unchanged page costs a 304. */
const cacheControl = (file: string) =>
  file.startsWith(immutableFolder) ? "public, max-age=31536000, immutable" : "no-cache";

const answer = (file: string, { body, headers }: OpenedFile, status: number, more: Record<string, string> = {}) =>
  respond(body, status, {
    "Content-Type": contentType(file),
    "Cache-Control": cacheControl(file),
    ...headers,
    ...more,
  });

/** Serves the files that a host opens. */
export function createSite(open: FileOpener, redirects: RedirectMap): Site {
  const openAt = async (path: string | null, accepted: string | null = null) =>
    path === null || hidden.test(path) ? undefined : open(fileOf(path), accepted);
  const openPage = async (path: string) => (isPage(fileOf(path)) ? openAt(path) : undefined);

  return {
    async respond(request) {
      const { pathname, search } = new URL(request.url);
      const accepted = request.headers.get("accept-encoding");
      const canonical = canonicalPath(pathname);
      const isOther = canonical !== pathname && (await openPage(canonical)) !== undefined;
      const moved = redirects[canonical] ?? (isOther ? canonical : undefined);
      if (moved !== undefined) return respond(null, 308, { Location: moved + search });
      const path = decodePath(pathname);
      const found = await openAt(path, accepted);
      if (path !== null && found) return answer(fileOf(path), found, 200);
      if (wantsNoPage(pathname)) return plainNotFound();
      const file = inLanguageOf(pathname, "/404.html");
      const page = await open(file, accepted);
      return page ? answer(file, page, 404) : plainNotFound();
    },

    async failure(request) {
      const file = inLanguageOf(new URL(request.url).pathname, "/500.html");
      const page = await open(file, request.headers.get("accept-encoding"));
      return page ? answer(file, page, 500, { "Cache-Control": "no-store" }) : plainFailure();
    },

    async page(path) {
      const file = await openPage(path);
      return file && (() => new Response(file.body).text());
    },
  };
}
