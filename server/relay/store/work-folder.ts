import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { asStoreError, StoreError } from "./database.ts";
import { isLocked } from "./locked.ts";
import { createFolder, ensureFile } from "./owner.ts";

/** Names of files that commands make in such a folder. */
const ownName = /^(lock|backup\.sqlite|enquiries\.(v\d+\..+\.sqlite|unfinished-copy))(-journal|-wal|-shm)?$/;

/**
 * Locks a folder by an empty database in it. SQLite's lock ends with the process, however that ends. Throws when
 * another process has it.
 */
function lock(folder: string): DatabaseSync {
  ensureFile(join(folder, "lock"));
  const database = new DatabaseSync(join(folder, "lock"));
  try {
    database.exec("BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Whether a folder is missing or was empty. One whose maker was killed at once may be root's, so that nobody else can
 * read it.
 */
function isGone(folder: string): boolean {
  try {
    if (existsSync(folder)) rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes the work folder of a command that broke off.
 * @returns false when a command is at work in it.
 */
export function removeLeftover(folder: string): boolean {
  if (isGone(folder)) return true;
  if (!readdirSync(folder).every((name) => ownName.test(name)))
    throw new StoreError(`${folder} is in the way, and holds what this program did not make. Move it, and try again`);
  try {
    lock(folder).close();
  } catch (error) {
    if (isLocked(error)) return false;
    throw asStoreError(error);
  }
  rmSync(folder, { recursive: true, force: true });
  return true;
}

/**
 * Makes a folder for a command's unfinished files, in place of an earlier one.
 * @returns a function that removes it.
 * @throws {StoreError} when another command is at work in it.
 */
export function openWorkFolder(folder: string): () => void {
  if (!removeLeftover(folder))
    throw new StoreError(`Another command is at work in ${folder}: run this again when it is done`);
  try {
    createFolder(folder);
    const held = lock(folder);
    return () => {
      held.close();
      rmSync(folder, { recursive: true, force: true });
    };
  } catch (error) {
    throw asStoreError(error);
  }
}
