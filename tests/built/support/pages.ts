import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesBelow, pageFile, pathOf } from "../../../pipeline/files.ts";
import { buildFolder } from "../../../pipeline/publish.ts";

/** The built files that are asserted on. */
export const client = resolve(buildFolder, "client");

/** A prerendered page: the path it answers, and its HTML. */
export type BuiltPage = { path: string; file: string; html: string };

/** Every HTML file of the built site, found, not listed. */
export const pages: BuiltPage[] = filesBelow(client)
  .filter((file) => file.endsWith(".html"))
  .map((file) => ({
    file,
    path: pathOf(file),
    html: readFileSync(join(client, file), "utf8"),
  }));

/** Whether an address of the site is answered by a page or a file. */
export const exists = (path: string) =>
  existsSync(join(client, pageFile(path))) || (path !== "/" && /\.\w+$/.test(path) && existsSync(join(client, path)));
