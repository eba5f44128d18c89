import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../../settings/index.ts";
import type { BuildRecord } from "../../settings/schema.ts";
import { filesBelow } from "../files.ts";

/** Characters of the hash that names a build: enough for every build ever. */
const idLength = 12;

/** A line for each file in the format of `sha256sum`. */
const checksumsOf = (folder: string, files: readonly string[]) =>
  files.map((file) => `${hash("sha256", readFileSync(join(folder, file)))}  ${file}\n`).join("");

/**
 * Names a build by a hash of its files, and writes `build.json` (its settings) and `checksums` (by which a copy is known
 * to be complete).
 */
export function sealBuild(folder: string): void {
  const made = filesBelow(folder).filter((file) => !["build.json", "checksums", "stamp"].includes(file));
  const id = hash("sha256", checksumsOf(folder, made) + JSON.stringify(settings)).slice(0, idLength);
  writeFileSync(join(folder, "build.json"), `${JSON.stringify({ id, settings } satisfies BuildRecord)}\n`);
  writeFileSync(join(folder, "checksums"), checksumsOf(folder, [...made, "build.json"]));
}
