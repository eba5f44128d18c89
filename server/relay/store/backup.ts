import { closeSync, existsSync, fsyncSync, openSync, renameSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { isWithin, realFolder } from "../../../settings/folder-overlap.ts";
import { lockWaitMs } from "../../limits.ts";
import { ensurePrivateFile } from "./create-private-file.ts";
import { asStoreError, StoreError } from "./database.ts";
import { databaseFile } from "./sqlite.ts";

/** "KITB" as SQLite's application id. Only a file with this mark may be replaced by a backup. */
const applicationId = 0x4b495442;

function isBackup(file: string): boolean {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    return database.prepare("PRAGMA application_id").get()?.application_id === applicationId;
  } catch {
    return false;
  }
}

function checkTarget(folder: string, file: string): void {
  if (isWithin(realFolder(file), realFolder(folder)))
    throw new StoreError(
      `${file} lies in DATA_DIR, and would be lost with it. Name a file elsewhere, best on another disk`,
    );
  if (existsSync(file) && !isBackup(file))
    throw new StoreError(`${file} is there already and is no backup that this command made. Name another file`);
}

/** @throws {StoreError} when SQLite finds a damaged page, index or row in what was copied of a file. */
export function checkIntegrity(database: DatabaseSync, file: string): void {
  const found = database.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
  if (found !== "ok") throw new StoreError(`${file} is damaged: ${found}`);
}

/** Marks a copy as a backup, joins its log to it and checks it. @returns the number of enquiries in it */
function finish(file: string, store: string): number {
  using copy = new DatabaseSync(file);
  copy.exec(`PRAGMA journal_mode = DELETE; PRAGMA application_id = ${applicationId}`);
  checkIntegrity(copy, store);
  return Number(copy.prepare("SELECT count(*) AS count FROM enquiries").get()?.count);
}

/**
 * Copies the store of a folder, as it is at one moment, into one file, while others write. The file gets its name only
 * once it is whole and on the disk; it replaces a backup of that name.
 * @returns the number of enquiries in it
 * @throws {StoreError} when the file may not be replaced, cannot be written, or is not whole.
 */
export async function backUp(folder: string, file: string): Promise<number> {
  checkTarget(folder, file);
  const unfinished = `${file}.unfinished`;
  try {
    ensurePrivateFile(unfinished);
    using source = new DatabaseSync(databaseFile(folder), { readOnly: true, timeout: lockWaitMs });
    // From its first read on, this connection sees one state. Otherwise each write of another would begin the copy again.
    source.exec("BEGIN; SELECT 1 FROM enquiries LIMIT 1");
    await backup(source, unfinished);
    const count = finish(unfinished, databaseFile(folder));
    const descriptor = openSync(unfinished, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(unfinished, file);
    return count;
  } catch (error) {
    throw asStoreError(error);
  }
}
