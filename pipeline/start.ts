/* `npm start`: builds what is not built, then serves it. One process, so that a signal reaches the server. */
import { buildFolder, ensureBuild } from "./ensure-build.ts";

ensureBuild();
process.env.SITE_DIR = buildFolder;
await import("../server/node.ts");
