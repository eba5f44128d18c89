/*
 * `npm start`: builds the site if it is not current, then serves it, in one process, so that a signal reaches the
 * server.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuild, takeNoWords } from "./ensure-build.ts";
import { buildFolder } from "./publish.ts";

takeNoWords(
  process.argv.slice(2),
  "npm start: builds the site if it is not current, and serves it with its form at HOST and PORT (127.0.0.1, 3000).",
);
await ensureBuild();
process.env.SITE_DIR = buildFolder;
// `npm run enquiries` looks here too. Without this the folder would lie beside a build that is elsewhere.
process.env.DATA_DIR ||= "./data";
await import(pathToFileURL(join(buildFolder, "server.mjs")).href);
