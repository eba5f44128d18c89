import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { keptWalBytes, lockRetryMs, lockWaitMs } from "../../limits.ts";
import { ensurePrivateFile } from "./create-private-file.ts";
import { asStoreError, type Database, type Row, StoreError, type Value } from "./database.ts";
import { explainStoreError } from "./explain-store-error.ts";
import { type MigrateOptions, migrate } from "./migrate.ts";

/** The store's file in DATA_DIR. Its `-wal` and `-shm` files lie next to it. */
export const databaseFile = (folder: string): string => join(folder, "enquiries.sqlite");

/** SQLITE_BUSY and SQLITE_LOCKED, whose extended codes share the low byte: https://www.sqlite.org/rescode.html */
const lockCodes = new Set([5, 6]);
/** Whether SQLite failed because another process locks the file. */
const isLocked = (error: unknown): boolean => lockCodes.has(Number((error as { errcode?: number }).errcode) & 0xff);

/**
 * Repeats work with SQLite while another process locks the file. SQLite's own busy time-out would block the event loop,
 * and with it every page.
 * @throws {StoreError} when the work fails for another reason, or the lock lasts longer than `lockWaitMs`.
 */
async function whenUnlocked<T>(work: () => T): Promise<T> {
  const giveUpAt = performance.now() + lockWaitMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= giveUpAt) throw asStoreError(error);
    }
    await pause(lockRetryMs);
  }
}

/**
 * Remembers which files are at some paths. The returned function throws once another file, or none, is there. While a
 * file is open, no other file gets its number (inode). An open descriptor would be a safer memory, but closing it would
 * give up all locks that SQLite holds on the file.
 * @throws {StoreError} when a file was removed, replaced or moved away.
 */
function rememberFiles(paths: readonly string[]): () => void {
  const numberOf = (path: string) => {
    const { dev, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
    return `${dev} ${ino}`;
  };
  const numbers = paths.map(numberOf);
  return () => {
    const gone = paths.find((path, i) => numberOf(path) !== numbers[i]);
    if (gone)
      throw new StoreError(`${gone} was removed or replaced while it was open: put it back, or restart the server`);
  };
}

function open(file: string, options: MigrateOptions): DatabaseSync {
  ensurePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: lockWaitMs });
  try {
    chmodSync(file, 0o600);
    // FULL: COMMIT returns once the log is on the disk. secure_delete: no word of a deleted row stays in free pages.
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
      PRAGMA journal_size_limit = ${keptWalBytes}`);
    migrate(database, file, options);
    // From here on `whenUnlocked` waits: SQLite's own wait would block the event loop.
    database.exec("PRAGMA busy_timeout = 0");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** `node:sqlite`. A write resolves once it is on the disk. Several processes may open the same file. */
export class SqliteDatabase implements Database {
  readonly #files: string[];
  readonly #database: DatabaseSync;
  readonly #checkInPlace: () => void;

  /** @throws {StoreError} when the folder or the file cannot be made, opened or migrated. */
  constructor(folder: string, options: MigrateOptions = {}) {
    const file = databaseFile(folder);
    const files = [file, `${file}-wal`, `${file}-shm`];
    this.#files = [folder, ...files];
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      this.#database = open(file, options);
      this.#checkInPlace = rememberFiles(files);
    } catch (error) {
      throw explainStoreError(error, this.#files);
    }
  }

  async write(sql: string, ...values: Value[]): Promise<Row[]> {
    try {
      const rows = await whenUnlocked(() => this.#database.prepare(sql).all(...values));
      this.#checkInPlace();
      return rows;
    } catch (error) {
      throw explainStoreError(error, this.#files);
    }
  }

  async read(sql: string, ...values: Value[]): Promise<Row[]> {
    return whenUnlocked(() => this.#database.prepare(sql).all(...values));
  }

  /**
   * Empties SQLite's log, which still contains deleted rows. Returns false while another program reads or writes.
   * @param waitMs how long to wait for others. The wait blocks this process.
   */
  emptyLog(waitMs: number): boolean {
    try {
      this.#database.exec(`PRAGMA busy_timeout = ${waitMs}`);
      return this.#database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
    } catch (error) {
      if (isLocked(error)) return false;
      throw explainStoreError(error, this.#files);
    } finally {
      this.#database.exec("PRAGMA busy_timeout = 0");
    }
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}
