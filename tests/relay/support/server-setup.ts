import { chmodSync } from "node:fs";
import { isCurrent } from "../../../pipeline/build-manifest.ts";
import { packServer } from "../../../pipeline/pack/server.ts";
import { buildFolder } from "../../../pipeline/publish.ts";
import { temporaryFolder } from "./temporary.ts";

/** A temporary folder for the whole run. Vitest kills its processes, and tests kill others, which then leave theirs. */
function provideTemporaryFolder(): void {
  const folder = temporaryFolder("run");
  // Some servers run as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
}

/**
 * Runs once before all files: provides the deployed server. The build's own is used when it was made from the present
 * sources. Otherwise it is bundled in the same way, without building the site.
 */
export default async function setup(): Promise<void> {
  provideTemporaryFolder();
  const isBuilt = isCurrent(buildFolder);
  const folder = isBuilt ? buildFolder : temporaryFolder("server");
  if (!isBuilt) await packServer(folder);
  process.env.DEPLOYED_SERVER = folder;
}
