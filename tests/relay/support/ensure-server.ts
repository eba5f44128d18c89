/*
 * Prints the folder of the deployed server: the build's, when it was made from the present sources, or else a new one
 * in the folder that is named, into which the server is bundled in the same way, without building the site.
 */

import { buildFolder, isCurrentBuild } from "../../../pipeline/build-folder.ts";
import { packServer } from "../../../pipeline/pack/pack-server.ts";

const [made = ""] = process.argv.slice(2);
const isBuilt = isCurrentBuild(buildFolder);
if (!isBuilt) await packServer(made);
process.stdout.write(isBuilt ? buildFolder : made);
