import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { ownerCommand } from "../owner-command.ts";
import { type Database, StoreError } from "../relay/store/database.ts";
import { Notes } from "../relay/store/notes.ts";
import { Records } from "../relay/store/records.ts";
import { SqliteDatabase, storeFile } from "../relay/store/sqlite.ts";
import { StoreFolder } from "../relay/store/store-folder.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { type RunWrangler, runWrangler, WranglerD1 } from "./wrangler-d1.ts";

/** Where the enquiries lie: in a folder of this machine, or in D1. */
export type Where = "folder" | { d1: "local" | "remote"; persistTo?: string | undefined };

/** The enquiries, opened for a command. */
type OpenStore = Pick<CommandContext, "records" | "notes" | "folder" | "removeTraces"> & {
  database: Database;
  /** Whether words of what was deleted may still stand somewhere, as `removeTraces` has told. */
  areTracesLeft: () => boolean;
  close: () => Promise<void>;
};

/** Takes `--name value` or `--name=value` out of the arguments, wherever it stands. */
function takeOption(args: string[], name: string): string | undefined {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (index < 0) return undefined;
  const [option = ""] = args.splice(index, 1);
  return option === name ? (args.splice(index, 1)[0] ?? "") : option.slice(name.length + 1);
}

/** What is told to every command: where the enquiries are, and the file of the server's settings. */
export type StoreOptions = { args: string[]; where: Where; settingsFile: string | undefined };

/** Parts what is told to every command from what one of them is told. */
export function takeStoreOptions(given: readonly string[]): StoreOptions {
  const args = [...given];
  const settingsFile = takeOption(args, "--settings");
  if (settingsFile === "") throw new UsageError("--settings is empty. It should be a file of NAME=value lines.");
  const d1 = takeOption(args, "--d1");
  const persistTo = takeOption(args, "--persist-to");
  if (persistTo !== undefined && d1 !== "local") throw new UsageError("--persist-to goes with --d1 local.");
  if (d1 === undefined) return { args, where: "folder", settingsFile };
  if (d1 !== "local" && d1 !== "remote") throw new UsageError(`--d1 is "${d1}". It should be local or remote.`);
  return { args, where: { d1, persistTo }, settingsFile };
}

const timeTravel = "D1 can still be set back to any minute of the last 30 days; Cloudflare calls that Time Travel.\n";

/** @throws {StoreError} where no server has made a store in the folder: a command that reads makes none. */
function checkIsThere(folder: string): void {
  if (existsSync(storeFile(folder))) return;
  throw new StoreError(
    `There is no store in ${resolve(folder)} (DATA_DIR): the server makes it when it first starts. Is DATA_DIR right? It is read from the environment, or from the file that --settings names`,
  );
}

/** What SQLite says of a file of which it cannot read something, without naming it. */
const unreadable = /^(?:database disk image is malformed|file is not a database)$/;

/** An error as it is told: where a folder's store is damaged, with the file and what to do. */
export function explained(error: unknown, folder: string): unknown {
  if (!(error instanceof StoreError)) return error;
  const file = storeFile(folder);
  if (!unreadable.test(error.message) && !error.message.startsWith(`${file} is damaged`)) return error;
  const path = resolve(file);
  return new StoreError(
    `${path} is damaged (${error.message}). Stop the server; move ${path}, ${path}-wal and ${path}-shm to another folder, as what came since the last backup may be found in them; bring the newest backup back with ${ownerCommand("restore FILE")}; start the server`,
    { cause: error },
  );
}

function openFolder(folder: string): OpenStore {
  const database = new SqliteDatabase(folder);
  const store = new StoreFolder(folder, database);
  let areTracesLeft = false;
  return {
    database,
    records: store.records,
    notes: new Notes(database),
    folder,
    removeTraces: () => {
      const { removed, left } = store.removeTraces();
      areTracesLeft = left.length > 0;
      return [...removed, ...left].map((sentence) => `${sentence}.\n`).join("");
    },
    areTracesLeft: () => areTracesLeft,
    close: async () => {
      store.close();
      await database.close();
    },
  };
}

/** The enquiries in D1, to which `run` carries the statements. */
export function openD1(where: Exclude<Where, "folder">, run: RunWrangler): OpenStore {
  const database = new WranglerD1(where, run);
  return {
    database,
    records: new Records(database),
    notes: new Notes(database),
    folder: null,
    removeTraces: () => (where.d1 === "remote" ? timeTravel : ""),
    areTracesLeft: () => false,
    close: async () => undefined,
  };
}

/**
 * @param makes whether a store is made where there is none
 * @throws {StoreError} when the folder's file is missing, cannot be opened, or is newer than this program.
 */
export function openStore(where: Where, folder: string, { makes }: { makes: boolean }): OpenStore {
  if (where !== "folder") return openD1(where, runWrangler);
  if (!makes) checkIsThere(folder);
  return openFolder(folder);
}
