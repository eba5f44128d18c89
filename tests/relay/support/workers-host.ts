import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { builtSite } from "./built-site.ts";
import { testSettings } from "./defaults.ts";
import type { Host, HostOptions } from "./host-types.ts";
import { cleanEnv, node, root, run } from "./process.ts";
import { readDeliveries, readRows } from "./rows.ts";
import { temporaryFolder } from "./temporary.ts";

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === "object" ? address.port : 0));
    });
  });
}

/** The project's own configuration with the test's built site in place of `dist`, and more of it. */
function configure(more: string | undefined, main = join(root, "server/worker.ts")): string {
  const file = join(temporaryFolder("wrangler"), "wrangler.jsonc");
  const site = builtSite();
  const config = readFileSync(join(root, "wrangler.jsonc"), "utf8")
    .replace('"server/worker.ts"', JSON.stringify(main))
    .replace('"server/relay/store/migrations"', JSON.stringify(join(root, "server/relay/store/migrations")))
    .replace('"./dist/headers.json"', JSON.stringify(join(site, "headers.json")))
    .replace('"./dist/build.json"', JSON.stringify(join(site, "build.json")))
    .replace('"triggers"', more ? `${more},\n  "triggers"` : '"triggers"')
    .replace('"dist/client"', JSON.stringify(join(site, "client")));
  writeFileSync(file, config);
  return file;
}

/** The file of the local D1: its name is a hash, and the object's own data lies beside it. */
export const d1File = (dataDir: string): string | undefined =>
  globSync(join(dataDir, "v3/d1/*/*.sqlite")).find((file) => !file.endsWith("metadata.sqlite"));

function readD1<T>(dataDir: string, read: (file: string) => T[]): T[] {
  const file = d1File(dataDir);
  return file ? read(file) : [];
}

const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
const env = cleanEnv({ WRANGLER_SEND_METRICS: "false", NO_COLOR: "1", CI: "1" });

async function runWrangler(args: string[]): Promise<void> {
  const program = run(node, [wrangler, ...args], { env });
  if ((await program.exited) !== 0) throw new Error(program.output());
}

const runD1 = (dataDir: string, command: string[]): Promise<void> =>
  runWrangler(["d1", ...command, "--local", "--persist-to", dataDir, "--config", configure(undefined)]);

/** Reads what the Worker has left of a body, as Cloudflare does: workerd alone closes the connection, under the next request. */
const drained = `import worker from "./worker.js";

const fetch = async (request, ...more) => {
  try {
    return await worker.fetch(request, ...more);
  } finally {
    if (request.body && !request.bodyUsed) await request.body.pipeTo(new WritableStream()).catch(() => undefined);
  }
};
export default { ...worker, fetch };
`;

/** Writes what `wrangler deploy` would send to Cloudflare, and the module by which it is started here. */
export async function bundleWorker(folder: string): Promise<void> {
  await runWrangler(["deploy", "--dry-run", "--outdir", folder, "--config", configure(undefined)]);
  writeFileSync(join(folder, "drained.js"), drained);
}

const startedAsItIs = `"no_bundle": true,
  "rules": [{ "type": "ESModule", "globs": ["**/*.js"] }]`;

/** As an owner does before a new release is deployed. */
export const applyMigrations = (dataDir: string): Promise<void> => runD1(dataDir, ["migrations", "apply", "DB"]);

/** A new folder with an empty, migrated D1: a copy of what `workers-setup.ts` made, as each run of wrangler takes seconds. */
export function emptyD1(): string {
  const folder = temporaryFolder("d1");
  cpSync(process.env.EMPTY_D1 ?? "", folder, { recursive: true });
  return folder;
}

/** Runs a file of SQL on the local D1. */
export const executeFile = (dataDir: string, file: string): Promise<void> =>
  runD1(dataDir, ["execute", "DB", "--file", file]);

/**
 * Starts `wrangler dev`: D1, the queue and the assets, all on this machine, and the Worker as `workers-setup.ts` bundled it. By
 * itself `wrangler dev` would bundle another one, with code of its own around it and `NODE_ENV` development.
 */
export async function startWorkersHost(options: HostOptions = {}): Promise<Host> {
  const dataDir = options.dataDir ?? emptyD1();
  const more = [startedAsItIs, options.workersConfig].filter(Boolean).join(",\n  ");
  const config = configure(more, join(process.env.DEPLOYED_WORKER ?? "", "drained.js"));
  const port = await freePort();
  const variables = Object.entries(testSettings(options)).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const flags = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--persist-to", dataDir];
  const program = run(node, [wrangler, "dev", "--config", config, ...flags, ...variables], { env });
  await program.says(/Ready on/, 120_000);
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    program.signal(signal);
    return program.exited;
  };
  return {
    url,
    dataDir,
    rows: () => readD1(dataDir, readRows),
    deliveries: () => readD1(dataDir, readDeliveries),
    sweep: async () =>
      void (await fetch(`${url}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).then((response) => response.text())),
    output: program.output,
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
  };
}
