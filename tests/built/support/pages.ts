import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildFolder } from "../../../pipeline/publish.ts";

/** The built files that are asserted on. */
export const client = resolve(buildFolder, "client");

/** A prerendered page: the path it answers, and its HTML. */
export type BuiltPage = { path: string; file: string; html: string };

/** Every HTML file of the built site, found, not listed. */
export const pages: BuiltPage[] = readdirSync(client, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".html"))
  .sort()
  .map((file) => ({
    file,
    path: `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`,
    html: readFileSync(join(client, file), "utf8"),
  }));

/** Whether an address of the site is answered by a page or a file. */
export const exists = (path: string) =>
  existsSync(join(client, path, "index.html")) ||
  (path !== "/" && /\.\w+$/.test(path) && existsSync(join(client, path)));
