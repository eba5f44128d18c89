import { DatabaseSync } from "node:sqlite";
import { lockWaitMs } from "../../limits.ts";
import type { Database, Row, Value } from "./database.ts";
import { whyClosed } from "./owner.ts";
import { removeDatabase } from "./unfinished-copy.ts";

/** SQLITE_CORRUPT and SQLITE_NOTADB: https://www.sqlite.org/rescode.html */
const damageCodes = new Set([11, 26]);
const isDamage = (error: unknown) => damageCodes.has(Number((error as { errcode?: number }).errcode) & 0xff);

/**
 * A copy of the store from before a change. It has an older version and is never migrated. What is deleted from the
 * store is deleted from it too; trouble with it does not stop the deletion elsewhere. A damaged copy is removed,
 * because nobody can say which words it holds. One that cannot be opened or written is named (`trouble`).
 */
export class CopyDatabase implements Database {
  readonly #file: string;
  #database: DatabaseSync | undefined;
  #removed: string | undefined;
  #trouble: string | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async write(sql: string, ...values: Value[]): Promise<Row[]> {
    if (this.#removed) return [];
    try {
      return this.#open()
        .prepare(sql)
        .all(...values);
    } catch (error) {
      this.#failed(error);
      return [];
    }
  }

  read(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.write(sql, ...values);
  }

  /** That the copy was removed, and why; undefined when it was not. */
  get removed(): string | undefined {
    return this.#removed;
  }

  /** Why words may remain in the copy; undefined when none can. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  close(): void {
    this.#database?.close();
    this.#database = undefined;
  }

  #open(): DatabaseSync {
    if (!this.#database) {
      this.#database = new DatabaseSync(this.#file, { timeout: lockWaitMs });
      this.#database.exec("PRAGMA secure_delete = ON");
    }
    return this.#database;
  }

  #failed(error: unknown): void {
    const { message } = error as Error;
    // A file of another program, or an empty one.
    if (message === "no such table: enquiries") return;
    if (!isDamage(error)) {
      this.#trouble = `Deleted words may still stand in a copy: ${whyClosed([this.#file]) ?? `${this.#file}: ${message}`}`;
      return;
    }
    this.close();
    removeDatabase(this.#file);
    this.#removed = `${this.#file} could not be read (${message}). It was removed, as it may have held what is deleted`;
  }
}
