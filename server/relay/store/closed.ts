import type { Log } from "../../log.ts";
import { asStoreError, type Database, type Row, StoreError, type Value } from "./database.ts";

/** A database that refuses every request and says why. Requests fail as on a full disk. */
export function closedDatabase(reason: string): Database {
  const refuse = () => Promise.reject(new StoreError(reason));
  return { write: refuse, read: refuse };
}

/**
 * Waits before a store that could not be opened is tried again. Each is twice as long as the one before, up to the
 * second.
 */
const [firstWaitMs, mostWaitMs] = [5_000, 300_000];

type Openable = Database & { close(): Promise<void> };

/**
 * A store that may be unusable when the server starts. Pages are served meanwhile, and it is tried again until it
 * opens. Until then it refuses every request and says why.
 */
export class ReopeningDatabase<Opened extends Openable> implements Database {
  readonly #open: () => Opened;
  readonly #log: Log;
  readonly #folder: string;
  #database: Opened | undefined;
  #error = new StoreError("not opened yet");
  #timer: NodeJS.Timeout | undefined;

  /** @param open opens the store, or throws a StoreError */
  constructor(folder: string, open: () => Opened, log: Log) {
    this.#folder = folder;
    this.#open = open;
    this.#log = log;
    this.#try(firstWaitMs);
  }

  #try(waitMs: number): void {
    try {
      this.#database = this.#open();
      if (this.#timer) this.#log("store.opened", { folder: this.#folder });
    } catch (error) {
      const { message } = asStoreError(error);
      if (this.#error.message !== message) this.#tell(message);
      this.#timer = setTimeout(() => this.#try(Math.min(2 * waitMs, mostWaitMs)), waitMs).unref();
    }
  }

  #tell(reason: string): void {
    this.#error = new StoreError(reason);
    this.#log("store.closed", {
      folder: this.#folder,
      reason,
      remedy:
        "The form takes nothing, pages are served. Mend the cause; it is opened again within five minutes, or at a restart.",
    });
  }

  /** @throws {StoreError} while it is not open */
  get opened(): Opened {
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
    clearTimeout(this.#timer);
    await this.#database?.close();
  }
}
