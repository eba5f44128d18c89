import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { isWithin, realFolder } from "../../../settings/folders.ts";
import { lockWaitMs } from "../../limits.ts";
import { type Contents, checkIntegrity, checkSameRows, contentsOf, iterate } from "./contents.ts";
import { asStoreError, StoreError } from "./database.ts";
import { createFile, haveSameOwner } from "./owner.ts";
import { storeFile } from "./sqlite.ts";
import { removeDatabase } from "./unfinished-copy.ts";
import { openWorkFolder } from "./work-folder.ts";

/** "KITB" as SQLite's application id, at its place in the file (https://www.sqlite.org/fileformat2.html, 1.3). */
const applicationId = { value: 0x4b495442, offset: 68 };

const sqliteHeader = "SQLite format 3";

/** The first bytes of a file, one character each. */
function headerOf(file: string): string {
  const header = Buffer.alloc(applicationId.offset + 4);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return header.toString("latin1");
}

/** Whether `backUp` made a file. Only such a file may be replaced by a backup. */
function isBackup(file: string): boolean {
  const header = Buffer.from(headerOf(file), "latin1");
  return (
    header.toString("latin1").startsWith(sqliteHeader) &&
    header.readInt32BE(applicationId.offset) === applicationId.value
  );
}

function checkTarget(folder: string, file: string): void {
  if (isWithin(realFolder(file), realFolder(folder)))
    throw new StoreError(
      `${file} lies in DATA_DIR, and would be lost with it. Name a file elsewhere, best on another disk`,
    );
  if (existsSync(file) && !isBackup(file))
    throw new StoreError(`${file} is there already and is no backup that this command made. Name another file`);
}

/** Marks the file as a backup, and joins its log to it. */
function finish(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec(`PRAGMA journal_mode = DELETE; PRAGMA application_id = ${applicationId.value}`);
  copy.close();
}

/** The folder where a backup is made, beside its final place. */
const workFolderOf = (file: string) => `${file}.unfinished`;

/**
 * An earlier release used a file of this name, and left it when it was killed. Such a file is empty or a database. Any
 * other file is somebody else's, and stays.
 */
function removeEarlierLeftover(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return;
  if (stats.size > 0 && !headerOf(path).startsWith(sqliteHeader))
    throw new StoreError(`${path} is in the way, and was not made by this command. Move it, and try again`);
  removeDatabase(path);
}

/** Compares the copy with the state that it was taken from, which `source` still sees. A damaged page is the store's. */
function verify(source: DatabaseSync, file: string, store: string): Contents {
  const copy = new DatabaseSync(file);
  try {
    checkIntegrity(copy, store);
    checkSameRows(source, copy, file);
    return contentsOf(iterate(copy, "SELECT * FROM enquiries ORDER BY id"));
  } finally {
    copy.close();
  }
}

/**
 * Copies the store of a folder, as it is at one moment, into one file, while others write. The file gets its name only
 * once it is whole, compared row by row and on the disk; it replaces a backup of that name. The unfinished files of a
 * backup that broke off are replaced too.
 * @throws {StoreError} when the file may not be replaced, cannot be written or differs from the store.
 */
export async function backUp(folder: string, file: string): Promise<Contents> {
  checkTarget(folder, file);
  const work = workFolderOf(file);
  removeEarlierLeftover(work);
  const close = openWorkFolder(work);
  const unfinished = join(work, "backup.sqlite");
  let descriptor: number | undefined;
  let source: DatabaseSync | undefined;
  try {
    descriptor = haveSameOwner(dirname(file), folder) ? createFile(unfinished) : openSync(unfinished, "wx+", 0o600);
    source = new DatabaseSync(storeFile(folder), { readOnly: true, timeout: lockWaitMs });
    // From its first read to the end of the transaction, this connection sees one state. That state is copied.
    source.exec("BEGIN; SELECT 1 FROM enquiries LIMIT 1");
    await backup(source, unfinished);
    finish(unfinished);
    const contents = verify(source, unfinished, storeFile(folder));
    fsyncSync(descriptor);
    renameSync(unfinished, file);
    return contents;
  } catch (error) {
    throw asStoreError(error);
  } finally {
    source?.close();
    if (descriptor !== undefined) closeSync(descriptor);
    close();
  }
}
