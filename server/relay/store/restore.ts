import { chmodSync, copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { lockWaitMs } from "../../limits.ts";
import { type Contents, checkIntegrity, columnsOf, contentsOf, iterate, tablesOf } from "./contents.ts";
import { asStoreError, StoreError } from "./database.ts";
import { holdBack, noteWaiting } from "./hold-back.ts";
import { takeOutDamaged, takeOutDeleted } from "./left-out.ts";
import { migrate, newestVersion, versionOf } from "./migrate.ts";
import { storeFile } from "./sqlite.ts";
import { UnfinishedCopy } from "./unfinished-copy.ts";
import { isMailed, progress, upsert } from "./upsert.ts";
import { openWorkFolder } from "./work-folder.ts";

const ofAnotherProgram = (file: string) =>
  new StoreError(
    `${file} is not a backup of enquiries: it is another program's database. Name a file that backup made`,
  );

/** Options of a restore. */
type RestoreOptions = {
  /** Delivers enquiries that waited in the backup. Otherwise they are held. */
  deliver?: boolean;
  /** Also brings back what was deleted from this store since the backup. */
  deleted?: boolean;
};

/** The outcome of a restore. */
export type Restored = {
  /** The enquiries of the backup, as they are in the store now. */
  contents: Contents;
  /** Enquiries of the store that are not in the backup: they arrived later, and stay. */
  arrivedSince: number;
  /** Enquiries with more progress than in the backup (mailed, in transit). They keep it. */
  furtherOn: number;
  /** Enquiries that waited in the backup and are held now. */
  held: number;
  /**
   * Enquiries that were deleted from this store since the backup and are left out; `null` when that cannot be known.
   */
  deleted: number | null;
  /** Damaged enquiries of the backup, which are left out, by id, and what of each cannot be read. */
  damaged: ReadonlyMap<string, string>;
  /** Copy of the earlier store; `null` when it had no enquiries. */
  copy: string | null;
};

/** The work folder of a restore, inside the store's folder. */
export const restoreFolder = (folder: string): string => join(folder, "unfinished-restore");

/**
 * Why a backup's copy at `path` cannot be read, by the backup's own name. Only SQLite's messages are searched: others quote paths, in
 * which any word may stand.
 */
function unreadable(error: unknown, path: string, file: string): StoreError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new StoreError(`There is no file ${file}. Look at its name and folder`);
  if (code !== "ERR_SQLITE_ERROR") return new StoreError(message.replaceAll(path, file), { cause: error });
  if (message.includes("not a database"))
    return new StoreError(`${file} is not a backup: it is no database. Name a file that backup made`);
  if (/no such (?:table|column)/.test(message)) return ofAnotherProgram(file);
  if (message.includes("malformed")) return new StoreError(`${file} is damaged (${message}). Take an older backup`);
  return asStoreError(error);
}

/** Opens a copy of the backup, because an older one is migrated first. The backup itself is not changed. */
function openBackup(file: string, folder: string): { path: string; damaged: Map<string, string>; close: () => void } {
  const work = restoreFolder(folder);
  const close = openWorkFolder(work);
  const path = join(work, "backup.sqlite");
  let backup: DatabaseSync | undefined;
  let damaged: Map<string, string>;
  try {
    for (const end of ["", "-wal"]) {
      if (end !== "" && !existsSync(file + end)) continue;
      copyFileSync(file + end, path + end);
      chmodSync(path + end, 0o600);
    }
    backup = new DatabaseSync(path);
    checkIntegrity(backup, file);
    if (!tablesOf(backup).includes("enquiries")) throw ofAnotherProgram(file);
    const version = versionOf(backup);
    if (version > newestVersion())
      throw new StoreError(
        `${file} has version ${version}; this program knows versions up to ${newestVersion()}. Run the release that made it`,
      );
    migrate(backup, path);
    damaged = takeOutDamaged(backup);
  } catch (error) {
    backup?.close();
    close();
    throw unreadable(error, path, file);
  }
  backup.close();
  return { path, damaged, close };
}

/** @throws {StoreError} when the attached file lacks a table or a column, as another program's file does. */
function checkTables(database: DatabaseSync, file: string): void {
  for (const table of tablesOf(database)) {
    const theirs = columnsOf(database, table, "backup");
    if (!columnsOf(database, table).every((column) => theirs.includes(column))) throw ofAnotherProgram(file);
  }
}

/** Copies the tables without the triggers: the rows that those would make are in the backup too. */
function copyTables(database: DatabaseSync): void {
  const triggers = database.prepare("SELECT name, sql FROM main.sqlite_schema WHERE type = 'trigger'").all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`);
  for (const table of tablesOf(database)) {
    const columns = columnsOf(database, table);
    const source = `SELECT ${columns.join(", ")} FROM backup.${table} WHERE true`;
    // In the other tables existing rows stay: a running server has the secret of its forms in memory.
    const others = `INSERT OR IGNORE INTO main.${table} (${columns.join(", ")}) ${source}`;
    database.exec(table === "enquiries" ? upsert(columns, source) : others);
  }
  for (const { sql } of triggers) database.exec(String(sql));
}

/** Ids of enquiries that differ between store and backup in these columns. */
const differing = (columns: string) =>
  `SELECT id FROM (SELECT ${columns} FROM backup.enquiries EXCEPT SELECT ${columns} FROM main.enquiries)`;

const count = (database: DatabaseSync, rows: string) =>
  Number(database.prepare(`SELECT count(*) AS n FROM (${rows})`).get()?.n);

/** Columns that are never empty and never change: what was written, when, and the fingerprint. */
const wordsOf = (database: DatabaseSync) =>
  database
    .prepare("SELECT name FROM pragma_table_info('enquiries') WHERE \"notnull\" = 1 OR pk > 0")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !progress.includes(name));

/**
 * Compares the rows that are about to be committed with the backup.
 * @returns how many have more progress than in the backup, and keep it.
 * @throws {StoreError} when any other row differs.
 */
function verify(database: DatabaseSync, file: string): number {
  checkIntegrity(database, "What was restored");
  const words = wordsOf(database).join(", ");
  const notMailed = `SELECT id FROM main.enquiries WHERE NOT ${isMailed}`;
  const wrong = [differing(words), `${differing(`${words}, ${progress.join(", ")}`)} INTERSECT ${notMailed}`];
  if (wrong.some((ids) => count(database, ids) > 0))
    throw new StoreError(
      `What was restored is not what ${file} holds. Nothing was changed. Run this again; where it stays so, take an older backup`,
    );
  return count(database, differing(columnsOf(database, "enquiries").join(", ")));
}

/**
 * Brings a backup back into the store of a folder in one transaction, while a server may run. Enquiries that arrived
 * since stay, and new ones wait until it is done. Enquiries that were deleted since stay deleted. Enquiries that waited
 * in the backup are held, because they may have been mailed or deleted since. A copy of the earlier store is kept, like
 * those before migrations.
 * @throws {StoreError} when the backup is newer than this program, damaged or another kind of file, and when the store
 * is damaged. Nothing is changed then.
 */
export function restore(folder: string, file: string, options: RestoreOptions = {}): Restored {
  const backup = openBackup(file, folder);
  const database = new DatabaseSync(storeFile(folder), { timeout: lockWaitMs, enableForeignKeyConstraints: false });
  let copy: UnfinishedCopy | undefined;
  try {
    checkIntegrity(database, storeFile(folder));
    database.exec("PRAGMA secure_delete = ON; PRAGMA synchronous = FULL");
    database.prepare("ATTACH ? AS backup").run(backup.path);
    checkTables(database, file);
    database.exec("BEGIN IMMEDIATE");
    const isEmpty = count(database, "SELECT 1 FROM main.enquiries LIMIT 1") === 0;
    if (!isEmpty) copy = new UnfinishedCopy(storeFile(folder), versionOf(database));
    const deleted = options.deleted ? 0 : takeOutDeleted(database);
    const arrivedSince = count(
      database,
      "SELECT 1 FROM main.enquiries WHERE id NOT IN (SELECT id FROM backup.enquiries)",
    );
    if (!options.deliver) noteWaiting(database);
    copyTables(database);
    const furtherOn = verify(database, file);
    const contents = contentsOf(
      iterate(database, "SELECT * FROM main.enquiries WHERE id IN (SELECT id FROM backup.enquiries) ORDER BY id"),
    );
    const held = options.deliver ? 0 : holdBack(database);
    const kept = copy?.finish() ?? null;
    database.exec("COMMIT");
    return { contents, arrivedSince, furtherOn, held, deleted, damaged: backup.damaged, copy: kept };
  } catch (error) {
    copy?.remove();
    if (database.isTransaction) database.exec("ROLLBACK");
    throw asStoreError(error);
  } finally {
    database.close();
    backup.close();
  }
}
