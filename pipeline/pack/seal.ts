import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../content/site.ts";
import { recordOf } from "../../settings/build-record.ts";
import { filesBelow } from "../files.ts";
import { writeHosts } from "./hosts.ts";

/** Characters of the hash that names a build: enough for every build ever. */
const idLength = 12;

const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");

/** A line for each file in the format of `sha256sum`. */
const checksumsOf = (folder: string, files: readonly string[]) =>
  files.map((file) => `${sha256(readFileSync(join(folder, file)))}  ${file}\n`).join("");

/**
 * Names a build by a hash of its files, and writes `build.json` (its settings), `hosts/` (which contain the name) and
 * `checksums` (by which a copy is known to be complete).
 * @param root where the build will be released; by default as the manuals say
 */
export function sealBuild(folder: string, root?: string): void {
  const made = () => filesBelow(folder).filter((file) => file !== "checksums" && file !== "stamp");
  const write = (id: string) => {
    writeFileSync(join(folder, "build.json"), `${JSON.stringify(recordOf(id, site, process.env))}\n`);
    writeHosts(folder, root);
  };
  // The hash covers files that contain the name. They are first written with an empty name.
  write("");
  write(sha256(checksumsOf(folder, made())).slice(0, idLength));
  writeFileSync(join(folder, "checksums"), checksumsOf(folder, made()));
}
