import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { nodeBin } from "./process.ts";
import { temporaryFolder } from "./temp-folder.ts";
import provideRunFolder from "./temp-root.ts";

/**
 * Runs once before all files: provides the deployed server, in a process of its own. Vitest (`--changed`) would run all
 * files when a module is changed that this one imports.
 */
export default function setup(): void {
  provideRunFolder();
  const program = join(import.meta.dirname, "ensure-server.ts");
  process.env.PACKED_SERVER = execFileSync(nodeBin, [program, temporaryFolder("server")], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
}
