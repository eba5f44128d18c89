import { execFileSync } from "node:child_process";
import { join } from "node:path";

const program = join(import.meta.dirname, "../../server/cli/write-hosts.ts");

/**
 * Writes the configuration of other servers into `hosts/`. A program of the server's, as only the server knows how it answers.
 * @param folder of a build that has its `client/`, its `headers.json` and its `build.json`
 * @param root where the build will be released, if not where the manuals say
 */
export const writeHosts = (folder: string, root?: string): void =>
  void execFileSync(process.execPath, [program, folder, ...(root ? [root] : [])], { stdio: "inherit" });
