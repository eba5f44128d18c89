/* `npm run enquiries`: what the owner does with the enquiries, in the inbox or by commands. */
import { existsSync } from "node:fs";
import { storeFile } from "../relay/store/sqlite.ts";
import { UsageError } from "./command.ts";
import { readCommandSettings } from "./command-settings.ts";
import { commands, usage, usageOf } from "./commands.ts";
import { explained, openStore, takeStoreOptions } from "./open-store.ts";
import { print, runProgram, warn, write } from "./program.ts";

/** Whether a person sees the output and can press keys. */
const isTerminal = () => process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== "dumb";

const given = process.argv.slice(2);
/** The name of the command; undefined until it is known. */
let name: string | undefined;

async function run(): Promise<number | undefined> {
  if (given.includes("--help") || given.includes("-h") || given[0] === "help") {
    await print(usage());
    return 0;
  }
  const { args, where } = takeStoreOptions(given);
  const opensInbox = args.length === 0 && isTerminal();
  const isNamed = args[0] !== undefined && !args[0].startsWith("-");
  name = isNamed ? args[0] : "list";
  const command = Object.hasOwn(commands, name ?? "") ? commands[name ?? ""] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const found = readCommandSettings();
  const { DATA_DIR: folder, BACKUP_DIR: backups } = found.server;
  const makes = command.makesStore === true;
  const isNew = makes && where === "folder" && !existsSync(storeFile(folder));
  try {
    const { close, ...store } = openStore(where, folder, { makes, backups });
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
    throw where === "folder" ? explained(error, folder) : error;
  }
}

await runProgram(run, () => usageOf(name));
