import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { indexSite, type SiteIndex } from "./site-index.ts";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;

/** The headers that every answer carries, as the build in a folder says. */
export const readHeaders = (folder: string) => readJson(join(folder, "headers.json"));

/** Indexes the build in a folder: its files, moved addresses, and the assets of earlier builds. */
export function readSite(folder: string): SiteIndex {
  const earlier = join(folder, "earlier");
  const redirects = readJson(join(folder, "redirects.json"));
  return indexSite(join(folder, "client"), redirects, existsSync(earlier) ? earlier : undefined);
}
