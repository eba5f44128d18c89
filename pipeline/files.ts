import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";

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

/** Writes files into a folder, by their paths. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The file of a built page, relative to the folder of built files: `/about` → `about/index.html`; `/gu/404` → `gu/404.html`. */
export const pageFile = (path: string) =>
  (/\/(404|500)$/.test(path) ? `${path}.html` : join(path, "index.html")).slice(1);

/** The path of a built page: `about/index.html` → `/about`; `404.html` → `/404`. */
export const pathOf = (page: string) => `/${page.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
