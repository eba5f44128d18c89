import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fixtureSite } from "./fixture-site.ts";
import { registerSecretFile } from "./form-tokens.ts";
import type { Host, HostOptions } from "./host-types.ts";
import { cleanEnv, nodeBin, type Program, root, startProgram } from "./process.ts";
import { enquiryRows, readDeliveries } from "./rows.ts";
import { temporaryFolder } from "./temp-folder.ts";
import { testSettings } from "./unlimited-settings.ts";

const site = fixtureSite();

/**
 * The project's configuration, with the tests' built site in place of `dist`. It is a file because `wrangler dev` ignores
 * `--alias`.
 */
export const wranglerConfig = join(site, "wrangler.jsonc");
const ofProject = readFileSync(join(root, "wrangler.jsonc"), "utf8");
writeFileSync(
  wranglerConfig,
  ofProject.replaceAll(/"(?:\.\/)?dist\//g, `"${site}/`).replaceAll('"server/', `"${join(root, "server")}/`),
);

function startWrangler(args: string[]): Program {
  const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
  return startProgram(nodeBin, [wrangler, ...args], {
    env: cleanEnv({ WRANGLER_SEND_METRICS: "false", NO_COLOR: "1", CI: "1" }),
  });
}

async function runWrangler(...args: string[]): Promise<void> {
  const program = startWrangler(args);
  if ((await program.exited) !== 0) throw new Error(program.output());
}

/** Writes what `wrangler deploy` would upload into a folder, as `worker.js`. */
export const bundleWorker = (folder: string): Promise<void> =>
  runWrangler("deploy", "--dry-run", "--outdir", folder, "--config", wranglerConfig);

/** Applies migrations, as an owner does before a new release. */
export const applyMigrations = (dataDir: string): Promise<void> =>
  runWrangler("d1", "migrations", "apply", "DB", "--local", "--persist-to", dataDir);

/** Runs an SQL file on the local D1. */
export const executeSqlFile = (dataDir: string, file: string): Promise<void> =>
  runWrangler("d1", "execute", "DB", "--file", file, "--local", "--persist-to", dataDir);

/** A new folder with an empty, migrated D1. It is a copy, because each run of wrangler takes seconds. */
export function newD1Folder(): string {
  const folder = temporaryFolder("d1");
  cpSync(process.env.EMPTY_D1 ?? "", folder, { recursive: true });
  return folder;
}

/** The file of the local D1. Its name is a hash, and the object's own data lies beside it. */
const d1File = (dataDir: string): string =>
  globSync(join(dataDir, "v3/d1/*/*.sqlite")).find((file) => !file.endsWith("metadata.sqlite")) ?? "";

/** The functions by which tests use a started Worker and its D1. */
export function workerAsHost(started: Pick<Host, "url" | "dataDir" | "output" | "stop">): Omit<Host, "kill"> {
  const { promise: gone, resolve: end } = Promise.withResolvers<void>();
  registerSecretFile(started.url, () => d1File(started.dataDir), gone);
  const stop = () => {
    end();
    return started.stop();
  };
  return {
    ...started,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
    rows: () => enquiryRows(d1File(started.dataDir)),
    deliveries: () => readDeliveries(d1File(started.dataDir)),
    sweep: async () => void (await (await fetch(`${started.url}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`)).text()),
  };
}

/** Starts `wrangler dev` as `npm run dev:workers` does, which bundles the Worker itself. */
export async function startWranglerDev(dataDir: string, options: HostOptions): Promise<Omit<Host, "kill">> {
  const variables = Object.entries(testSettings(options)).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const place = ["--ip", "127.0.0.1", "--port", "0", "--inspector-port", "0", "--persist-to", dataDir];
  const program = startWrangler(["dev", "--test-scheduled", "--config", wranglerConfig, ...place, ...variables]);
  const [, url = ""] = await program.says(/Ready on (http:\S+)/, 120_000);
  const stop = () => {
    program.signal("SIGTERM");
    return program.exited;
  };
  return workerAsHost({ url, dataDir, output: program.output, stop });
}
