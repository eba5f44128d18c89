import { isCurrent } from "../../../pipeline/build-manifest.ts";
import { packServer } from "../../../pipeline/pack/server.ts";
import { buildFolder } from "../../../pipeline/publish.ts";
import { temporaryFolder } from "./temporary.ts";

/**
 * Once for all files: the server as it is deployed. It is the build's own where that is of the sources as they are, else it is
 * packed of them in the same way, which takes a second: the site itself is not built.
 */
export default async function setup(): Promise<void> {
  const isBuilt = isCurrent(buildFolder);
  const folder = isBuilt ? buildFolder : temporaryFolder("server");
  if (!isBuilt) await packServer(folder);
  process.env.DEPLOYED_SERVER = folder;
}
