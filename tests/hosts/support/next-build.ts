import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { siteHeaders, writeHostFiles } from "../../../pipeline/host-files.ts";
import { keepPreviousAssets } from "../../../pipeline/pack/previous-assets.ts";
import { sealBuild } from "../../../pipeline/pack/seal.ts";
import { buildFolder, stamp } from "../../../pipeline/publish.ts";
import { settings } from "../../../settings/index.ts";

/** Changes a built file and its compressed copies. */
export function rewrite(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, "client", file);
  const text = change(readFileSync(path, "utf8"));
  writeFileSync(path, text);
  writeFileSync(`${path}.br`, brotliCompressSync(text));
  writeFileSync(`${path}.gz`, gzipSync(text));
}

/**
 * Makes the next build, as a change of the home page's style would: that page has another policy, and the hashed files
 * of the build before are kept.
 * @param change further changes, before the checksums are written
 */
export function nextBuild(
  folder: string,
  { number, before = "", change }: { number: number; before?: string; change?: (folder: string) => void },
): string {
  cpSync(buildFolder, folder, { recursive: true });
  for (const part of ["earlier", "hosts"]) rmSync(join(folder, part), { recursive: true, force: true });
  rewrite(folder, "index.html", (html) => html.replace(/<style\b[^>]*>/, (tag) => `${tag}/* release ${number} */`));
  const pages = globSync(join(folder, "client/**/*.html")).map((file) => readFileSync(file, "utf8"));
  writeHostFiles(folder, siteHeaders(pages, settings), []);
  change?.(folder);
  keepPreviousAssets(folder, before);
  sealBuild(folder);
  stamp(folder);
  return folder;
}

/** The id of a build. */
export const idOf = (folder: string): string => JSON.parse(readFileSync(join(folder, "build.json"), "utf8")).id;
