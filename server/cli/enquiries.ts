import { once } from "node:events";
import { site } from "../../content/site.ts";
import { readSettings, SettingsError } from "../../settings/schema.ts";
import { readServerSettings, ServerSettingsError } from "../settings.ts";
import { backUpStore, importAll, restoreStore } from "./carry-commands.ts";
import { answered, distrust, purge, release, resend, trusted } from "./change-commands.ts";
import { type Command, UsageError } from "./command.ts";
import { openStore, takeStoreOptions } from "./open-store.ts";
import { deletePerson } from "./person-commands.ts";
import { exportAll, list, search, show, stats } from "./read-commands.ts";

const commands: Record<string, Command> = {
  list,
  show,
  export: exportAll,
  search,
  stats,
  answered,
  release,
  trusted,
  distrust,
  resend,
  delete: deletePerson,
  purge,
  backup: backUpStore,
  restore: restoreStore,
  import: importAll,
};

const usage = `Reads and manages the enquiries stored in DATA_DIR, or in Cloudflare's D1. Works while the server runs.

  npm run enquiries                            in a terminal the desk: all of this by keys; else the newest 20
  npm run enquiries -- list --status held      only: queued, held, sent or dead
  npm run enquiries -- list --limit 200        more of them
  npm run enquiries -- show ID                 one whole enquiry; the beginning of its id is enough
  npm run enquiries -- show EMAIL              all that is stored of a person, and what to tell whoever asks for it
  npm run enquiries -- export --format csv     all of them, to standard output: csv or json
  npm run enquiries -- search WORDS            those in which each of the words stands
  npm run enquiries -- stats                   how many arrived, by week, by page and by language
  npm run enquiries -- answered ID             mark it as answered; --undo: not after all
  npm run enquiries -- release ID              deliver a held one; its address passes from then on
  npm run enquiries -- trusted                 the addresses that pass
  npm run enquiries -- distrust EMAIL          judge it like any other again
  npm run enquiries -- resend ID               deliver again; --dead: every dead letter
  npm run enquiries -- resend ID --channel webhook   by another channel than mail: webhook or acknowledgement
  npm run enquiries -- delete EMAIL --yes      delete all that is stored of a person
  npm run enquiries -- purge                   delete sent ones older than RETENTION_DAYS
  npm run enquiries -- backup FILE             copy the store into one file, and compare the two
  npm run enquiries -- restore FILE            put a backup back; what arrived since stays
  npm run enquiries -- import FILE             take over an export in JSON, of this host or of the other

  --json               machine-readable output (list, show, search, stats)
  --d1 local|remote    the enquiries of the Worker: of wrangler dev on this machine, or of the deployed one
  --persist-to DIR     where wrangler dev was told to keep them, if it was (with --d1 local)

Exit codes: 0 done, 1 not found or failed, 2 wrong usage.
`;

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

/** Whether somebody looks at the output and can press keys. */
const isTerminal = () => process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== "dumb";

async function run(given: string[]): Promise<number> {
  if (given.includes("--help") || given.includes("-h") || given[0] === "help") {
    process.stdout.write(usage);
    return 0;
  }
  const { args, where } = takeStoreOptions(given);
  const atDesk = args.length === 0 && isTerminal();
  const [name, rest] = !args[0] || args[0].startsWith("-") ? ["list", args] : [args[0], args.slice(1)];
  const command = commands[name];
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const { retentionDays, name: siteName } = readSettings(site, process.env);
  const { close, database: _, ...store } = openStore(where, readServerSettings(process.env).DATA_DIR);
  try {
    if (!atDesk) return await command(rest, { ...store, retentionDays, print });
    // React says more, and slower, to those who work on it. Loaded for nobody else.
    process.env.NODE_ENV ??= "production";
    const { runDesk } = await import("./desk/terminal.ts");
    await runDesk({ ...store, siteName });
    return 0;
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
