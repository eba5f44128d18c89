import { defaultLanguage } from "../../enquiry/page.ts";
import { languageAt } from "../languages.ts";
import { plainText } from "../respond.ts";
import { immutableFolder } from "./cache-control.ts";

/**
 * Headers that the build wants on a page, by path: `{ "/about": { "Content-Security-Policy": "…" } }`. An address whose
 * page has moved (`content/redirects.ts`) has a `Location` and nothing else.
 */
export type PageHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A prerendered page, to be filled in and sent again. */
export type PageSource = {
  html: string;
  headers: Readonly<Record<string, string>>;
};

/** The built site, wherever it is kept. */
export type Site = {
  /** Answers GET and HEAD: a file, a redirect to a page's address as it is written, or the not-found page. */
  respond(request: Request): Response | Promise<Response>;
  /** The page that says that a request failed. */
  failure(request: Request): Response | Promise<Response>;
  /** The page at exactly this path, if the site has one. */
  page(path: string): Promise<PageSource | undefined>;
};

/** What is under these is asked for by scripts and programs. */
export const programFolders = [immutableFolder, "/api/", "/search/"];

/** Requests of scripts and programs, for which a page as the not-found answer is only weight. */
export const wantsNoPage = (path: string) => programFolders.some((folder) => path.startsWith(folder));

/** A short not-found answer. */
export const plainNotFound = () => plainText("Not Found", 404);

/** The same where a request failed. */
export const plainFailure = () => plainText("Internal Server Error", 500);

/** Where the build writes the page of a failure. It is reached by no address. */
export const failurePath = "/500.html";

/** The path as the files are named; `null` when its percent-encoding is broken. */
export function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** A pattern for this (`/\/+$/`) takes time by the square of the slashes. */
function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * The address as this site writes it: in lower case and without a slash at its end. Of slashes only those written as such
 * count: `/about%2F` would be sent to itself. Redirect there only where a page is: `//elsewhere.example/` must not lead to
 * another host.
 */
export const canonicalPath = (pathname: string) =>
  decodePath(withoutSlashesAtEnd(pathname) || "/")?.toLowerCase() ?? pathname;

/** The folder of all that is in the language of a path, its not-found page among it: `""` for English. */
export function languageFolderOf(pathname: string): string {
  const language = languageAt(pathname.toLowerCase());
  return language === defaultLanguage ? "" : `/${language}`;
}

/** Whether the client has this representation already: weak comparison, as RFC 9110 asks of If-None-Match. */
export function isUnchanged({ headers }: Request, etag: string | null): boolean {
  const known = headers.get("if-none-match");
  if (known === null || etag === null) return false;
  if (known.trim() === "*") return true;
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return known.split(",").some((candidate) => plain(candidate) === plain(etag));
}
