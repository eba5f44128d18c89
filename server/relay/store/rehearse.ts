import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { lockWaitMs } from "../../limits.ts";
import { asStoreError, StoreError } from "./database.ts";
import { pendingFor, versionOf } from "./migrate.ts";
import { storeFile } from "./sqlite.ts";

/** The copy is in memory: on a disk it would be one more place with visitors' words. */
const copyName = "file:rehearsal?mode=memory&cache=shared";
/** Bytes that a store may grow by at once. */
const leastRoom = 16 * 1024 * 1024;

function nearestFolder(folder: string): string {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  return nearest;
}

/** Checks the disk, and what this user may use of it. */
function checkRoom(folder: string, needed: number): void {
  const nearest = nearestFolder(folder);
  if (!statSync(nearest).isDirectory())
    throw new StoreError(`${nearest} is a file, so it can hold none. Choose another folder`);
  accessSync(nearest, constants.W_OK);
  const { bavail, bsize } = statfsSync(nearest);
  const megabytes = (bytes: number) => Math.ceil(bytes / 1e6);
  if (bavail * bsize < needed)
    throw new StoreError(
      `the disk has ${megabytes(bavail * bsize)} MB left, and ${megabytes(needed)} MB are needed. Make room, or choose another disk`,
    );
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
    // A migration keeps a copy, and may rewrite every row.
    checkRoom(folder, leastRoom + (pending.length > 0 ? 3 * statSync(file).size : 0));
    migrateCopy(store, pending);
    const tried = pending.length > 0 ? `; ${pending.length} of its migrations ran on a copy in memory` : "";
    return `The store in ${folder} can be read and written${tried}.`;
  } finally {
    store.close();
  }
}

/**
 * Finds out whether this program could open the store of a folder, with its migrations, while another program uses it.
 * It changes nothing and leaves nothing behind.
 * @returns the finding, as one sentence
 * @throws {StoreError} saying why it could not.
 */
export function rehearseOpening(folder: string): string {
  try {
    return rehearse(folder);
  } catch (error) {
    throw asStoreError(error);
  }
}
