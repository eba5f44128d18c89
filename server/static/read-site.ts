import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageHeaders } from "./site.ts";
import { indexSite, type SiteIndex } from "./site-index.ts";

/** Indexes the build in a folder: its files, the headers of its pages, and the assets of earlier builds beside them. */
export function readSite(folder: string): SiteIndex {
  const [headers, earlier] = [join(folder, "headers.json"), join(folder, "earlier")];
  const pages = existsSync(headers) ? (JSON.parse(readFileSync(headers, "utf8")) as PageHeaders) : {};
  return indexSite(join(folder, "client"), pages, existsSync(earlier) ? earlier : undefined);
}
