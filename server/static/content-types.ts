import { getMimeType, mimes } from "hono/utils/mime";

/** Types that the library does not know, or names without the site's character set. */
const types: Record<string, string> = {
  ...mimes,
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
};

/** The content type of a file, by name. An unknown one is bytes, which browsers do not run. */
export function contentType(name: string): string {
  // An Atom feed shares the extension of all XML.
  if (/(^|\/)feed\.xml$/.test(name)) return "application/atom+xml; charset=utf-8";
  return getMimeType(name, types) ?? "application/octet-stream";
}
