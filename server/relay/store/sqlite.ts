import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { keptLogBytes, lockWaitMs } from "../../limits.ts";
import type { Database, Row, Value } from "./database.ts";
import { explain } from "./explain-failure.ts";
import { rememberFiles } from "./file-identity.ts";
import { isLocked, whenUnlocked } from "./locked.ts";
import { type MigrateOptions, migrate } from "./migrate.ts";
import { ensureFile } from "./owner.ts";

/** The store's file in DATA_DIR. Its `-wal` and `-shm` files lie next to it. */
export const storeFile = (folder: string): string => join(folder, "enquiries.sqlite");

function open(file: string, options: MigrateOptions): DatabaseSync {
  ensureFile(file);
  const database = new DatabaseSync(file, { timeout: lockWaitMs });
  try {
    chmodSync(file, 0o600);
    // FULL: COMMIT returns once the log is on the disk. secure_delete: no word of a deleted row stays in free pages.
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
      PRAGMA journal_size_limit = ${keptLogBytes}`);
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
  readonly #statements = new Map<string, StatementSync>();

  /** @throws {StoreError} when the folder or the file cannot be made, opened or migrated. */
  constructor(folder: string, options: MigrateOptions = {}) {
    const file = storeFile(folder);
    const files = [file, `${file}-wal`, `${file}-shm`];
    this.#files = [folder, ...files];
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      this.#database = open(file, options);
      this.#checkInPlace = rememberFiles(files);
    } catch (error) {
      throw explain(error, this.#files);
    }
  }

  async write(sql: string, ...values: Value[]): Promise<Row[]> {
    try {
      const rows = await whenUnlocked(() => this.#prepare(sql).all(...values));
      this.#checkInPlace();
      return rows;
    } catch (error) {
      throw explain(error, this.#files);
    }
  }

  async read(sql: string, ...values: Value[]): Promise<Row[]> {
    return whenUnlocked(() => this.#prepare(sql).all(...values));
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
      throw explain(error, this.#files);
    } finally {
      this.#database.exec("PRAGMA busy_timeout = 0");
    }
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
