import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { isWithin, realFolder } from "../../../settings/folders.ts";
import { lockWaitMs } from "../../limits.ts";
import { type Contents, checkIntegrity, checkSameRows, contentsOf } from "./contents.ts";
import { asStoreError, StoreError } from "./database.ts";
import { storeFile } from "./sqlite.ts";

/** "KITB" in the field that SQLite keeps for it, at this place of the file (https://www.sqlite.org/fileformat2.html, 1.3). */
const applicationId = { value: 0x4b495442, offset: 68 };

/** Whether a file was made by `backUp`, and so may be replaced by it. */
function isBackup(file: string): boolean {
  const header = Buffer.alloc(applicationId.offset + 4);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return header.toString("latin1", 0, 15) === "SQLite format 3" && header.readInt32BE(68) === applicationId.value;
}

function checkTarget(folder: string, file: string): void {
  if (isWithin(realFolder(file), realFolder(folder)))
    throw new StoreError(
      `${file} lies in DATA_DIR, and would be lost with it. Name a file elsewhere, best on another disk`,
    );
  if (existsSync(file) && !isBackup(file))
    throw new StoreError(`${file} is there already and is no backup that this command made. Name another file`);
}

/** A file of its own, which needs no log beside it, marked as made here. */
function finish(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec(`PRAGMA journal_mode = DELETE; PRAGMA application_id = ${applicationId.value}`);
  copy.close();
}

/** Owner-only from the first byte. */
function claim(file: string): number {
  try {
    return openSync(file, "wx+", 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw asStoreError(error);
    throw new StoreError(
      `${file} is left of a backup that was broken off, or of one under way. Remove it, and try again`,
    );
  }
}

/** Compares the copy with the very state that it was taken of, which `source` still sees. */
function verify(source: DatabaseSync, file: string): Contents {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    checkIntegrity(copy, file);
    checkSameRows(source, copy, file);
    return contentsOf(copy.prepare("SELECT * FROM enquiries ORDER BY id").iterate());
  } finally {
    copy.close();
  }
}

/**
 * Copies the store of a folder, as it is at one moment, into one file, while others write. The file has its name only once it
 * is whole, was compared row by row and is on the disk; a backup of that name is replaced.
 * @throws {StoreError} when the file may not be replaced, cannot be written or is not what it should be.
 */
export async function backUp(folder: string, file: string): Promise<Contents> {
  checkTarget(folder, file);
  const unfinished = `${file}.unfinished`;
  const descriptor = claim(unfinished);
  const source = new DatabaseSync(storeFile(folder), { readOnly: true, timeout: lockWaitMs });
  try {
    // From the first read to the end of the transaction this connection sees one state, which is what is copied.
    source.exec("BEGIN; SELECT 1 FROM enquiries LIMIT 1");
    await backup(source, unfinished);
    finish(unfinished);
    const contents = verify(source, unfinished);
    fsyncSync(descriptor);
    renameSync(unfinished, file);
    return contents;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw asStoreError(error);
  } finally {
    source.close();
    closeSync(descriptor);
  }
}
