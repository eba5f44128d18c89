import { execFileSync } from "node:child_process";
import { join } from "node:path";

const program = join(import.meta.dirname, "../../server/cli/write-hosts.ts");

/**
 * Writes the configuration files of other web servers into `hosts/`. A program of the server makes them, because only
 * the server knows its own answers.
 * @param folder of a build that has its `client/`, its `headers.json` and its `build.json`
 * @param root where the build will be released; by default as the manuals say
 */
export const writeHosts = (folder: string, root?: string): void =>
  void execFileSync(process.execPath, [program, folder, ...(root ? [root] : [])], { stdio: "inherit" });
