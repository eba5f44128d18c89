import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildFolder } from "../../../pipeline/ensure-build.ts";

/** The built files that are asserted on. */
export const client = resolve(buildFolder, "client");

/** A prerendered page: the path it answers, and its HTML. */
export type BuiltPage = { path: string; file: string; html: string };

/** Every HTML file of a built site, found, not listed. */
export const pagesIn = (folder: string): BuiltPage[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => ({
      file,
      path: `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`,
      html: readFileSync(join(folder, file), "utf8"),
    }));

export const pages = pagesIn(client);

/** Whether an address of the site is answered by a page or a file. */
export const exists = (path: string) =>
  existsSync(join(client, path, "index.html")) ||
  (path !== "/" && /\.\w+$/.test(path) && existsSync(join(client, path)));
