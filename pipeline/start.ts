/*
 * `npm start`: builds the site if it is not current, then serves it, in one process, so that a signal reaches the
 * server.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuild } from "./ensure-build.ts";
import { buildFolder } from "./publish.ts";

await ensureBuild();
process.env.SITE_DIR = buildFolder;
// `npm run enquiries` looks here too. Without this the folder would lie beside a build that is elsewhere.
process.env.DATA_DIR ||= "./data";
await import(pathToFileURL(join(buildFolder, "server.mjs")).href);
