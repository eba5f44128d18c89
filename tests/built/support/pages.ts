import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { listUnprefixedPaths } from "../../../app/content/links/page-addresses.ts";
import { buildFolder } from "../../../pipeline/build-folder.ts";
import { builtPageFile, builtPagePath, filesBelow } from "../../../pipeline/files.ts";
import { readContent } from "../../../pipeline/read-content.ts";
import { readBuildRecord } from "../../../server/static/build-record.ts";
import { settings } from "../../../settings/index.ts";
import { content } from "../../support/content.ts";

// A build from `.env` would fail many tests, none of which says why.
if (!isDeepStrictEqual(readBuildRecord(buildFolder)?.settings, settings))
  throw new Error(`${buildFolder} is missing, or was built from .env. Build it without: node pipeline/ensure-build.ts`);

/** The folder of the built files under test. */
export const clientFolder = resolve(buildFolder, "client");

/** A prerendered page: its path, and its HTML. */
export type BuiltPage = { path: string; file: string; html: string };

const known = new Map<string, BuiltPage[]>();

/** Every HTML file of a built site, found in its folder. Read once for all tests. */
export function pagesIn(folder: string): BuiltPage[] {
  const pages =
    known.get(folder) ??
    filesBelow(folder)
      .filter((file) => file.endsWith(".html"))
      .map((file) => ({ file, path: builtPagePath(file), html: readFileSync(join(folder, file), "utf8") }));
  known.set(folder, pages);
  return pages;
}

export const pages = pagesIn(clientFolder);

/** Whether a page answers errors: an unknown address or a failure. */
export const isErrorPage = (path: string) => /(^|\/)(404|500)$/.test(path);

const published = new Set(listUnprefixedPaths(content));
const takenOff = new Set(listUnprefixedPaths(readContent(undefined, true)).filter((path) => !published.has(path)));

/** Whether the owner has not taken off an English page. One whose file is missing counts as published. */
export const isPublished = (path: string) => !takenOff.has(path.replace(/#.*/, ""));

/** Whether a page or file of the site has this address. */
export const addressExists = (path: string) =>
  existsSync(join(clientFolder, builtPageFile(path))) ||
  (path !== "/" && /\.\w+$/.test(path) && existsSync(join(clientFolder, path)));
