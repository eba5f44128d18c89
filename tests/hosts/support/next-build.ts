import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { writeManifest } from "../../../pipeline/build-manifest.ts";
import { keepPreviousAssets } from "../../../pipeline/pack/previous-assets.ts";
import { sealBuild } from "../../../pipeline/pack/seal.ts";
import { buildFolder } from "../../../pipeline/publish.ts";
import { policyHeader } from "../../../pipeline/security-policy.ts";
import { settings } from "../../../settings/index.ts";

/** Changes a built file, and what is made of it. */
export function rewrite(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, "client", file);
  const text = change(readFileSync(path, "utf8"));
  writeFileSync(path, text);
  writeFileSync(`${path}.br`, brotliCompressSync(text));
  writeFileSync(`${path}.gz`, gzipSync(text));
}

/**
 * A build after another, as a change of the home page's style would make it: that page has another policy, and what the build before
 * named by its content is kept.
 * @param change what else is other in it, before it is sealed
 */
export function nextBuild(
  folder: string,
  { number, before = "", change }: { number: number; before?: string; change?: (folder: string) => void },
): string {
  cpSync(buildFolder, folder, { recursive: true });
  for (const part of ["earlier", "hosts"]) rmSync(join(folder, part), { recursive: true, force: true });
  rewrite(folder, "index.html", (html) => html.replace(/<style\b[^>]*>/, (tag) => `${tag}/* release ${number} */`));
  const headers = JSON.parse(readFileSync(join(folder, "headers.json"), "utf8"));
  headers["/"] = policyHeader(readFileSync(join(folder, "client/index.html"), "utf8"), settings);
  writeFileSync(join(folder, "headers.json"), JSON.stringify(headers));
  change?.(folder);
  keepPreviousAssets(folder, before);
  sealBuild(folder);
  writeManifest(folder);
  return folder;
}

/** By what a build is named. */
export const idOf = (folder: string): string => JSON.parse(readFileSync(join(folder, "build.json"), "utf8")).id;
