import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

/** Every file below a folder, as sorted relative paths, with slashes on every system. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, "/"),
    )
    .sort();

/** The file of a built page, relative to the folder of built files: `/about` → `about/index.html`. */
export const pageFile = (path: string) => join(path, "index.html").slice(1);

/** The path of a built page: `about/index.html` → `/about`; `404.html` → `/404`. */
export const pathOf = (page: string) => `/${page.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
