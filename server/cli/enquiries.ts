import { once } from "node:events";
import { site } from "../../content/site.ts";
import { readSettings, SettingsError } from "../../settings/schema.ts";
import { readServerSettings, ServerSettingsError } from "../settings.ts";
import { deletePerson, purge, release, resend } from "./change-commands.ts";
import { type Command, UsageError } from "./command.ts";
import { openStore, takeStoreOptions } from "./open-store.ts";
import { exportAll, list, show } from "./read-commands.ts";

const commands: Record<string, Command> = {
  list,
  show,
  export: exportAll,
  release,
  resend,
  delete: deletePerson,
  purge,
};

const usage = `Reads and manages the enquiries stored in DATA_DIR, or in Cloudflare's D1. Works while the server runs.

  npm run enquiries                            the newest 20, newest first
  npm run enquiries -- list --status held      only: queued, held, sent or dead
  npm run enquiries -- list --limit 200        more of them
  npm run enquiries -- show ID                 one whole enquiry; the beginning of its id is enough
  npm run enquiries -- export --format csv     all of them, to standard output: csv or json
  npm run enquiries -- release ID              deliver a held one
  npm run enquiries -- resend ID               deliver again; --dead: every dead letter
  npm run enquiries -- delete EMAIL --yes      delete everything that this person wrote
  npm run enquiries -- purge                   delete sent ones older than RETENTION_DAYS

  --json               machine-readable output (list, show)
  --d1 local|remote    the enquiries of the Worker: of wrangler dev on this machine, or of the deployed one
  --persist-to DIR     where wrangler dev was told to keep them, if it was (with --d1 local)

Exit codes: 0 done, 1 not found or failed, 2 wrong usage.
`;

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

async function run(given: string[]): Promise<number> {
  if (given.includes("--help") || given.includes("-h") || given[0] === "help") {
    process.stdout.write(usage);
    return 0;
  }
  const { args, where } = takeStoreOptions(given);
  const [name, rest] = !args[0] || args[0].startsWith("-") ? ["list", args] : [args[0], args.slice(1)];
  const command = commands[name];
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const { retentionDays } = readSettings(site, process.env);
  const { close, ...store } = openStore(where, readServerSettings(process.env).DATA_DIR);
  try {
    return await command(rest, { ...store, retentionDays, print });
  } finally {
    await close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS")) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    const isSaid = error instanceof ServerSettingsError || error instanceof SettingsError;
    process.stderr.write(`${isSaid ? "" : "Failed: "}${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
