/* `npm start`: builds what is not built, then serves it. One process, so that a signal reaches the server. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuild } from "./ensure-build.ts";
import { buildFolder } from "./publish.ts";

await ensureBuild();
process.env.SITE_DIR = buildFolder;
// Here, where `npm run enquiries` looks as well, and not beside a build that lies elsewhere.
process.env.DATA_DIR ||= "./data";
await import(pathToFileURL(join(buildFolder, "server.mjs")).href);
