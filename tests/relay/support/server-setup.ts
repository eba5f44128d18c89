import { isCurrent } from "../../../pipeline/build-manifest.ts";
import { packServer } from "../../../pipeline/pack/server.ts";
import { buildFolder } from "../../../pipeline/publish.ts";
import { temporaryFolder } from "./temporary.ts";

/**
 * Runs once before all files: provides the deployed server. The build's own is used when it was made from the present
 * sources. Otherwise it is bundled in the same way, without building the site.
 */
export default async function setup(): Promise<void> {
  const isBuilt = isCurrent(buildFolder);
  const folder = isBuilt ? buildFolder : temporaryFolder("server");
  if (!isBuilt) await packServer(folder);
  process.env.DEPLOYED_SERVER = folder;
}
