import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";

export const root = join(import.meta.dirname, "..");
/** What the next build takes over of this one. */
export const cacheFolder = join(root, ".cache");

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

/** Makes files again only when what they are made of has changed, by a hash of that which is kept beside them. */
export async function makeIfChanged(keyFile: string, inputs: (string | Buffer)[], make: () => Promise<void>) {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(input);
  const key = hash.digest("hex");
  if (existsSync(keyFile) && readFileSync(keyFile, "utf8") === key) return;
  mkdirSync(dirname(keyFile), { recursive: true });
  await make();
  writeFileSync(keyFile, key);
}

/** Writes files into a folder, by their paths. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The file of a built page, relative to the folder of built files: `/about` → `about/index.html`; `/gu/404` → `gu/404.html`. */
export const builtPageFile = (path: string) =>
  (/\/(404|500)$/.test(path) ? `${path}.html` : join(path, "index.html")).slice(1);

/** The path of a built page: `about/index.html` → `/about`; `404.html` → `/404`. */
export const builtPagePath = (page: string) => `/${page.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
