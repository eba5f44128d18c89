import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../content/site.ts";
import { recordOf } from "../../settings/build-record.ts";
import { filesBelow } from "../files.ts";
import { writeHosts } from "./hosts.ts";

/** Characters of a hash that name a build: enough for every build that will be made. */
const idLength = 12;

const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");

/** A line for each file below a folder, as `sha256sum` writes and checks them. */
const checksumsOf = (folder: string, files: readonly string[]) =>
  files.map((file) => `${sha256(readFileSync(join(folder, file)))}  ${file}\n`).join("");

/**
 * Names a build by what it made and writes down the settings that its pages tell of (`build.json`), the configuration of hosts,
 * which say that name (`hosts/`), and by what a copy of all that is known to be whole (`checksums`).
 * @param root where the build will be released, if not where the manuals say
 */
export function sealBuild(folder: string, root?: string): void {
  const made = () => filesBelow(folder).filter((file) => file !== "checksums" && file !== "stamp");
  const write = (id: string) => {
    writeFileSync(join(folder, "build.json"), `${JSON.stringify(recordOf(id, site, process.env))}\n`);
    writeHosts(folder, root);
  };
  // The name is made of all, and all is not there without a name: at first it has none.
  write("");
  write(sha256(checksumsOf(folder, made())).slice(0, idLength));
  writeFileSync(join(folder, "checksums"), checksumsOf(folder, made()));
}
