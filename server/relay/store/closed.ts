import { reopenMs } from "../../limits.ts";
import type { Log } from "../../log.ts";
import { asStoreError, type Database, type Row, StoreError, type Value } from "./database.ts";

/** A database that refuses every request and says why. Requests fail as on a full disk. */
export function closedDatabase(reason: string): Database {
  const refuse = () => Promise.reject(new StoreError(reason));
  return { write: refuse, read: refuse };
}

type Openable = Database & { close(): Promise<void> };

/**
 * A store that may be unusable when the server starts. Pages are served meanwhile. It refuses every request and says
 * why, and tries again to open, at most every `reopenMs`.
 */
export class ReopeningDatabase<Opened extends Openable> implements Database {
  readonly #open: () => Opened;
  readonly #log: Log;
  readonly #folder: string;
  #database: Opened | undefined;
  #error: StoreError | undefined;
  #triedAtMs = Number.NEGATIVE_INFINITY;

  /** @param open opens the store, or throws a StoreError */
  constructor(folder: string, open: () => Opened, log: Log) {
    this.#folder = folder;
    this.#open = open;
    this.#log = log;
    this.#try();
  }

  #try(): void {
    if (performance.now() - this.#triedAtMs < reopenMs) return;
    this.#triedAtMs = performance.now();
    const folder = this.#folder;
    try {
      this.#database = this.#open();
      if (this.#error) this.#log("store.opened", { folder });
    } catch (error) {
      const before = this.#error?.message;
      this.#error = asStoreError(error);
      const remedy =
        "The form takes nothing, pages are served. Remove the cause; the store is then opened within seconds.";
      if (this.#error.message !== before) this.#log("store.closed", { folder, reason: this.#error.message, remedy });
    }
  }

  get isOpen(): boolean {
    return this.#database !== undefined;
  }

  /** @throws {StoreError} while it is not open */
  get opened(): Opened {
    if (!this.#database) this.#try();
    if (!this.#database) throw this.#error;
    return this.#database;
  }

  async write(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.opened.write(sql, ...values);
  }

  async read(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.opened.read(sql, ...values);
  }

  async close(): Promise<void> {
    await this.#database?.close();
  }
}
