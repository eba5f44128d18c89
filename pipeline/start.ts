/* `npm start`: builds what is not built, then serves it. One process, so that a signal reaches the server. */
import { ensureBuild } from "./ensure-build.ts";
import { buildFolder } from "./publish.ts";

ensureBuild();
process.env.SITE_DIR = buildFolder;
await import("../server/node.ts");
