import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { lockWaitMs } from "../../limits.ts";
import { asStoreError, StoreError } from "./database.ts";
import { pendingFor, versionOf } from "./migrate.ts";
import { storeFile } from "./sqlite.ts";

/** In memory: a copy on a disk would be one more place where words of visitors lie. */
const copyName = "file:rehearsal?mode=memory&cache=shared";
/** What a store grows by at once, in bytes. */
const leastRoom = 16 * 1024 * 1024;

function nearestFolder(folder: string): string {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  return nearest;
}

/** On the disk, and for this user. */
function checkRoom(folder: string, needed: number): void {
  const nearest = nearestFolder(folder);
  if (!statSync(nearest).isDirectory()) throw new StoreError(`${nearest} is no folder`);
  accessSync(nearest, constants.W_OK);
  const { bavail, bsize } = statfsSync(nearest);
  const megabytes = (bytes: number) => Math.ceil(bytes / 1e6);
  if (bavail * bsize < needed)
    throw new StoreError(`the disk has ${megabytes(bavail * bsize)} MB left, and ${megabytes(needed)} MB are needed`);
}

function migrateCopy(store: DatabaseSync, pending: readonly string[]): void {
  const copy = new DatabaseSync(copyName);
  try {
    store.prepare("VACUUM INTO ?").run(copyName);
    for (const sql of pending) copy.exec(sql);
  } finally {
    copy.close();
  }
}

function rehearse(folder: string): string {
  const file = storeFile(folder);
  if (!existsSync(file)) {
    checkRoom(folder, leastRoom);
    return `${folder} has no store yet, and one can be made there.`;
  }
  accessSync(file, constants.W_OK);
  const store = new DatabaseSync(file, { timeout: lockWaitMs });
  try {
    const pending = pendingFor(versionOf(store), file);
    // A migration keeps a copy, and may write every row anew.
    checkRoom(folder, leastRoom + (pending.length > 0 ? 3 * statSync(file).size : 0));
    migrateCopy(store, pending);
    const tried = pending.length > 0 ? `; ${pending.length} of its migrations ran on a copy in memory` : "";
    return `The store in ${folder} can be read and written${tried}.`;
  } finally {
    store.close();
  }
}

/**
 * Finds out whether the store of a folder could be opened by this program, migrations and all, while another program uses it. It
 * changes nothing and leaves nothing.
 * @returns what was found, in a sentence
 * @throws {StoreError} saying why it could not be.
 */
export function rehearseOpening(folder: string): string {
  try {
    return rehearse(folder);
  } catch (error) {
    throw asStoreError(error);
  }
}
