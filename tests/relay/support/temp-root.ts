import { chmodSync } from "node:fs";
import { temporaryFolder } from "./temp-folder.ts";

/**
 * Runs once before all files: one temporary folder holds those of the whole run. Vitest kills its processes, and tests
 * kill others, which then leave theirs.
 */
export default function provideRunFolder(): void {
  const folder = temporaryFolder("run");
  // Some servers run as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
}
