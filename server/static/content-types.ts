import { getMimeType, mimes } from "hono/utils/mime";

/** What the library does not know, or says without the character set that the site is written in. */
const types: Record<string, string> = {
  ...mimes,
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
};

/** The content type of a file by its name. Of an unknown kind it is bytes, which browsers do not run. */
export function contentType(name: string): string {
  // The extension of an Atom feed is that of any XML.
  if (name === "feed.xml") return "application/atom+xml; charset=utf-8";
  return getMimeType(name, types) ?? "application/octet-stream";
}
