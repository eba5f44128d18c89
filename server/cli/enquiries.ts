/* `npm run enquiries`: what the owner does with the enquiries, in the inbox or by commands. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../content/site.ts";
import { readSettings, SettingsError } from "../../settings/schema.ts";
import { ownerCommand, releaseFolder } from "../owner-command-text.ts";
import { StoreError } from "../relay/store/database.ts";
import { databaseFile } from "../relay/store/sqlite.ts";
import { readServerSettings } from "../settings.ts";
import { readBuildRecord } from "../static/build-record.ts";
import { CommandError, UsageError } from "./command-support.ts";
import { commands, usage } from "./command-table.ts";
import { explainDamage, openStore, takeStoreOptions } from "./open-store.ts";
import { replaceControlChars } from "./terminal-text.ts";

/** A reader that has seen enough (`| head`) closes its end. The command then goes on to its end without a word. */
for (const output of [process.stdout, process.stderr])
  output.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

/** Writes data for programs to standard output, and waits until it is written. */
async function write(text: string): Promise<void> {
  if (process.stdout.errored || process.stdout.write(text)) return;
  await once(process.stdout, "drain").catch(() => undefined);
}

/** The same with text for people, in which nothing steers the terminal. */
const print = (text: string) => write(replaceControlChars(text));

/** Writes to standard error, which only people read. */
const warn = (text: string) => process.stderr.write(replaceControlChars(text));

/** The site's settings are those of the release, or in a checkout those of the environment. */
function readCommandSettings() {
  const release = releaseFolder();
  const ofBuild = release === null ? undefined : readBuildRecord(release)?.settings;
  const DATA_DIR = process.env.DATA_DIR || (release === null ? undefined : join(release, "../data"));
  return {
    server: readServerSettings({ ...process.env, DATA_DIR }),
    settings: ofBuild ?? readSettings(site, process.env),
  };
}

/** Whether a person sees the output and can press keys. */
const isTerminal = () => process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== "dumb";

const given = process.argv.slice(2);

async function run(): Promise<number | undefined> {
  if (given.includes("--help") || given.includes("-h") || given[0] === "help") {
    await print(usage());
    return 0;
  }
  const { args, where } = takeStoreOptions(given);
  const opensInbox = args.length === 0 && isTerminal();
  const isNamed = args[0] !== undefined && !args[0].startsWith("-");
  const name = isNamed ? String(args[0]) : "list";
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const found = readCommandSettings();
  const { DATA_DIR: folder, BACKUP_DIR: backups } = found.server;
  const makes = command.makesStore === true;
  const isNew = makes && where === "folder" && !existsSync(databaseFile(folder));
  try {
    const { close, ...store } = openStore(where, folder, makes, backups);
    if (isNew) warn(`There was no store in ${folder} (DATA_DIR): a new one was made.\n`);
    const { retentionDays, name: siteName } = found.settings;
    try {
      const context = { ...store, retentionDays, print, write };
      return opensInbox
        ? await (await import("./inbox.ts")).runInbox(context, siteName)
        : await command.run(args.slice(isNamed ? 1 : 0), context);
    } finally {
      await close();
    }
  } catch (error) {
    throw where === "folder" ? explainDamage(error, folder) : error;
  }
}

// The exit code: 0 done, 1 not found or failed, 2 wrong usage.
try {
  process.exitCode = (await run()) ?? 0;
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isUsage = error instanceof UsageError || code?.startsWith("ERR_PARSE_ARGS");
  const isKnown = [CommandError, StoreError, SettingsError].some((known) => error instanceof known);
  warn(
    isUsage
      ? `${message}\n\n  ${ownerCommand("--help")}  for all commands\n`
      : `${isKnown ? "" : "Failed: "}${message}\n`,
  );
  process.exitCode = isUsage ? 2 : 1;
}
