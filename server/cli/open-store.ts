import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { lockWaitMs } from "../limits.ts";
import { ownerCommand } from "../owner-command-text.ts";
import { type Database, StoreError } from "../relay/store/database.ts";
import { EnquiryAdmin } from "../relay/store/enquiry-admin.ts";
import { KeyValueStore } from "../relay/store/key-value-store.ts";
import { databaseFile, SqliteDatabase } from "../relay/store/sqlite.ts";
import { UsageError } from "./command-support.ts";
import { type D1Target, type RunWrangler, runWrangler, WranglerD1 } from "./wrangler-d1.ts";

/** The place of the enquiries: a folder of this machine, or D1. */
type Where = "folder" | D1Target;

/** Takes `--name value` or `--name=value` out of the arguments. */
function takeOption(args: string[], name: string): string | undefined {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (index < 0) return undefined;
  const [option = ""] = args.splice(index, 1);
  return option === name ? (args.splice(index, 1)[0] ?? "") : option.slice(name.length + 1);
}

/** Separates the options that every command has, the place of the enquiries, from the arguments of one. */
export function takeStoreOptions(given: readonly string[]): { args: string[]; where: Where } {
  const args = [...given];
  const d1 = takeOption(args, "--d1");
  const persistTo = takeOption(args, "--persist-to");
  if (persistTo !== undefined && d1 !== "local") throw new UsageError("--persist-to goes with --d1 local.");
  if (d1 === undefined) return { args, where: "folder" };
  if (d1 !== "local" && d1 !== "remote") throw new UsageError(`--d1 is "${d1}". It should be local or remote.`);
  return { args, where: { d1, persistTo } };
}

const timeTravel = "D1 can still be set back to any minute of the last 30 days; Cloudflare calls that Time Travel.\n";

/** @throws {StoreError} when the folder has no store: a reading command does not make one. */
function checkIsThere(folder: string): void {
  if (existsSync(databaseFile(folder))) return;
  throw new StoreError(
    `There is no store in ${resolve(folder)} (DATA_DIR): the server makes it when it first starts. Is DATA_DIR right? It is read from the environment; node --env-file=FILE takes it from a file`,
  );
}

/** SQLite's messages for a damaged file. They do not name the file. */
const unreadable = /^(?:database disk image is malformed|file is not a database)$/;

/** An error for the owner. For a damaged store it names the file and the remedy. */
export function explainDamage(error: unknown, folder: string): unknown {
  if (!(error instanceof StoreError)) return error;
  const file = databaseFile(folder);
  if (!unreadable.test(error.message) && !error.message.startsWith(`${file} is damaged`)) return error;
  const path = resolve(file);
  return new StoreError(
    `${path} is damaged (${error.message}). Stop the server; move ${path}, ${path}-wal and ${path}-shm to another folder, as what came since the last backup may be found in them; bring the newest backup back with ${ownerCommand("restore FILE")}; start the server`,
    { cause: error },
  );
}

/** Empties SQLite's log. @returns why deleted words may still be in it; empty when none are. */
function emptyLog(database: SqliteDatabase): string {
  const left = (why: string) => `Deleted words may still be in enquiries.sqlite-wal: ${why}. Then run this again.\n`;
  try {
    return database.emptyLog(lockWaitMs) ? "" : left("another program is reading the enquiries; wait until it is done");
  } catch (error) {
    return left((error as StoreError).message);
  }
}

const partsOf = (database: Database) => ({ records: new EnquiryAdmin(database), notes: new KeyValueStore(database) });

/** The enquiries in D1. `run` carries the statements there. */
export function openD1(where: D1Target, run: RunWrangler) {
  const database = new WranglerD1(where, run);
  return {
    ...partsOf(database),
    folder: null,
    removeTraces: () => (where.d1 === "remote" ? timeTravel : ""),
    close: async () => undefined,
  };
}

/**
 * Opens the store of a folder or of D1.
 * @param makes whether a missing store is made
 * @param backups the folder of backups (BACKUP_DIR)
 * @throws {StoreError} when the file is missing, cannot be opened, or is newer than this program.
 */
export function openStore(where: Where, folder: string, makes: boolean, backups: string | undefined) {
  if (where !== "folder") return openD1(where, runWrangler);
  if (!makes) checkIsThere(folder);
  const database = new SqliteDatabase(folder, { backups });
  return { ...partsOf(database), folder, removeTraces: () => emptyLog(database), close: () => database.close() };
}
