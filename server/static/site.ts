import { defaultLanguage } from "../../enquiry/page.ts";
import { languageAt } from "../languages.ts";
import { plainText } from "../respond.ts";
import { immutableFolder } from "./cache-control.ts";

/** New addresses of moved pages, by their old address (`redirects.json` of the build). */
export type Redirects = Readonly<Record<string, string>>;

/** The built site, on either host. */
export type Site = {
  /** Answers GET and HEAD: a file, a redirect to the canonical address, or the not-found page. */
  respond(request: Request): Response | Promise<Response>;
  /** The page that says that a request failed. */
  failure(request: Request): Response | Promise<Response>;
  /** The HTML of the page at exactly this path, for its form to be filled in; undefined when there is none. */
  page(path: string): Promise<string | undefined>;
};

/** Folders whose files are requested by scripts and programs. */
const programFolders = [immutableFolder, "/api/", "/search/"];

/** Whether a script or a program asks. A page as the not-found answer would be needless weight there. */
export const wantsNoPage = (path: string) => programFolders.some((folder) => path.startsWith(folder));

/** A short not-found answer. */
export const plainNotFound = () => plainText("Not Found", 404);

/** A short answer for a failed request. */
export const plainFailure = () => plainText("Internal Server Error", 500);

/** Where the build writes the page of a failure. No address leads to it. */
export const failurePath = "/500.html";

/** The path as files are named; `null` when its percent-encoding is broken. */
export function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** A loop, because the pattern `/\/+$/` takes time by the square of the number of slashes. */
function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * The address as this site writes it: in lower case and without a slash at the end. Encoded slashes do not count:
 * `/about%2F` would redirect to itself. Redirect only to a page that exists: `//elsewhere.example/` must not lead to
 * another host.
 */
export const canonicalPath = (pathname: string) =>
  decodePath(withoutSlashesAtEnd(pathname) || "/")?.toLowerCase() ?? pathname;

/** The folder of a path's language, which has its own not-found page: `""` is English. */
export function languageFolderOf(pathname: string): string {
  const language = languageAt(pathname.toLowerCase());
  return language === defaultLanguage ? "" : `/${language}`;
}

/** Whether the client has this representation: weak comparison, as RFC 9110 defines it for If-None-Match. */
export function isUnchanged({ headers }: Request, etag: string | null): boolean {
  const known = headers.get("if-none-match");
  if (known === null || etag === null) return false;
  if (known.trim() === "*") return true;
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return known.split(",").some((candidate) => plain(candidate) === plain(etag));
}
