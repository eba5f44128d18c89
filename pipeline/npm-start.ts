/* `npm start`: builds the site if it is not current, then serves it in the same process, which gets all signals. */
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder } from "./build-folder.ts";
import { ensureBuild, refuseArguments } from "./ensure-build.ts";

const { PORT, HOST } = process.env;

/** Ends with a message when the port is taken: a build would be made in vain. The server reports all else. */
async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), "listening");
    probe.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") return;
    console.error(
      `Cannot listen on ${host}:${port}: another program uses it. Choose another with PORT (0: any free one).`,
    );
    process.exit(1);
  }
}

refuseArguments(
  process.argv.slice(2),
  "npm start: builds the site if it is not current, and serves it with its form at HOST and PORT (127.0.0.1, 3000).",
);
if (/^\d{0,5}$/.test(PORT ?? "")) await checkPort(Number(PORT || 3000), HOST || "127.0.0.1");
await ensureBuild();
process.env.SITE_DIR = buildFolder;
// `npm run enquiries` looks here too. Without this the folder would lie beside a build that is elsewhere.
process.env.DATA_DIR ||= "./data";
await import(pathToFileURL(join(buildFolder, "server.mjs")).href);
