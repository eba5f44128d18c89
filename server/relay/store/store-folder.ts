import { join } from "node:path";
import { lockWaitMs } from "../../limits.ts";
import type { Cleared } from "../retention.ts";
import { CopyDatabase } from "./copy.ts";
import { asStoreError, StoreError } from "./database.ts";
import { whyClosed } from "./owner.ts";
import { Records } from "./records.ts";
import { restoreFolder } from "./restore.ts";
import type { SqliteDatabase } from "./sqlite.ts";
import { copiesIn, hasUnfinishedCopy, removeUnfinishedCopy } from "./unfinished-copy.ts";
import { removeLeftover } from "./work-folder.ts";

/** The outcome of removing traces of deleted rows. Each entry is a sentence without its full stop. */
export type Traces = {
  /** Files that were removed. */
  removed: string[];
  /** Where words may remain, and why. */
  left: string[];
};

/** The enquiries of a folder and everything beside them: copies, unfinished files of commands, the log. */
export class StoreFolder {
  readonly #folder: string;
  readonly #database: SqliteDatabase;
  readonly #copies: CopyDatabase[];
  readonly records: Records;

  constructor(folder: string, database: SqliteDatabase) {
    this.#folder = folder;
    this.#database = database;
    this.#copies = copiesIn(folder).map((file) => new CopyDatabase(file));
    this.records = new Records(database, this.#copies, () => this.#checkNoRestore());
  }

  /**
   * Removes traces of deleted rows.
   * @param waitMs how long to wait for other programs. The wait blocks this process.
   */
  removeTraces(waitMs: number = lockWaitMs): Traces {
    const removed = this.#copies.flatMap(({ removed: said }) => said ?? []);
    const left = this.#copies.flatMap(({ trouble }) => trouble ?? []);
    left.push(...this.#removeRestore());
    const isClean = () => !hasUnfinishedCopy(this.#folder);
    if (!isClean()) this.#database.whileAlone(waitMs, () => removeUnfinishedCopy(this.#folder));
    if (!isClean()) left.push("A copy is being made before a change: run this again when it is done");
    if (!this.#database.emptyLog(waitMs))
      left.push(
        "Another program is reading the enquiries, so deleted words may still stand in enquiries.sqlite-wal: run this again",
      );
    return { removed, left };
  }

  /** A running restore would bring back what is deleted now. @throws {StoreError} */
  #checkNoRestore(): void {
    const [left] = this.#removeRestore();
    if (left) throw new StoreError(`Nothing was deleted. ${left}`);
  }

  #removeRestore(): string[] {
    const folder = restoreFolder(this.#folder);
    try {
      return removeLeftover(folder) ? [] : [`A restore is under way in ${folder}: run this again when it is done`];
    } catch (error) {
      const why = whyClosed([folder, join(folder, "lock")]) ?? `${folder}: ${(error as Error).message}`;
      return [`Deleted words may still stand in what a restore left: ${why}`];
    }
  }

  /** Closes the copies. */
  close(): void {
    for (const copy of this.#copies) copy.close();
  }
}

/** Deletes enquiries that are past their time from the store of a folder, and from all files beside it. */
export async function clearFolder(
  folder: string,
  database: SqliteDatabase,
  days: number,
  now: number,
): Promise<Cleared> {
  let store: StoreFolder | undefined;
  try {
    store = new StoreFolder(folder, database);
    const deleted = await store.records.purge(days, now);
    const { removed, left } = store.removeTraces(0);
    return { deleted, tracesLeft: left.length > 0, said: [...removed, ...left].join(". ") };
  } catch (error) {
    throw asStoreError(error);
  } finally {
    store?.close();
  }
}
