import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { keptLogBytes, lockWaitMs } from "../../limits.ts";
import { asStoreError, type Database, type Row, type StoreError, type Value } from "./database.ts";
import { explain } from "./explain.ts";
import { rememberFiles } from "./file-identity.ts";
import { isLocked, whenUnlocked } from "./locked.ts";
import { migrate } from "./migrate.ts";
import { ensureFile } from "./owner.ts";

type Write = {
  sql: string;
  values: Value[];
  resolve: (rows: Row[]) => void;
  reject: (error: StoreError) => void;
};

/** The store's file in DATA_DIR. Its `-wal` and `-shm` files lie next to it. */
export const storeFile = (folder: string): string => join(folder, "enquiries.sqlite");

function open(file: string, migrations?: string): DatabaseSync {
  ensureFile(file);
  const database = new DatabaseSync(file, { timeout: lockWaitMs });
  try {
    chmodSync(file, 0o600);
    // FULL: COMMIT returns once the log is on the disk. secure_delete: no word of a deleted row stays in free pages.
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
      PRAGMA journal_size_limit = ${keptLogBytes}`);
    migrate(database, file, migrations);
    // From here on `whenUnlocked` waits: SQLite's own wait would block the event loop.
    database.exec("PRAGMA busy_timeout = 0");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * `node:sqlite`. The writes of one turn of the event loop share a transaction, so that many writers share one flush of
 * the disk. A write resolves once its transaction is on the disk. Several processes may open the same file.
 */
export class SqliteDatabase implements Database {
  readonly #files: string[];
  readonly #database: DatabaseSync;
  readonly #checkInPlace: () => void;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Write[] = [];
  #committing: Promise<void> | undefined;

  /**
   * @param migrations a folder of migrations in place of the program's own
   * @throws {StoreError} when the folder or the file cannot be made, opened or migrated.
   */
  constructor(folder: string, migrations?: string) {
    const file = storeFile(folder);
    const files = [file, `${file}-wal`, `${file}-shm`];
    this.#files = [folder, ...files];
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      this.#database = open(file, migrations);
      this.#checkInPlace = rememberFiles(files);
    } catch (error) {
      throw explain(error, this.#files);
    }
  }

  write(sql: string, ...values: Value[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sql, values, resolve, reject });
      this.#committing ??= this.#commitAll();
    });
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

  /** Waits until every write is durable, then closes. */
  async close(): Promise<void> {
    await this.#committing;
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

  async #commitAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await turn();
      await this.#commit();
    }
    this.#committing = undefined;
  }

  async #commit(): Promise<void> {
    let batch: Write[] = [];
    const take = () => {
      batch = this.#waiting;
      this.#waiting = [];
    };
    try {
      const settle = await whenUnlocked(() => {
        this.#database.exec("BEGIN IMMEDIATE");
        take();
        return this.#runAll(batch);
      });
      for (const acknowledge of settle) acknowledge();
    } catch (error) {
      if (batch.length === 0) take();
      const reason = explain(error, this.#files);
      for (const write of batch) write.reject(reason);
    }
  }

  /**
   * Runs the writes of a batch within an open transaction, and commits it to the file that the next start opens.
   * @returns functions that report each write's outcome to its caller.
   */
  #runAll(batch: readonly Write[]): (() => void)[] {
    try {
      const settle = batch.map((write) => this.#run(write));
      this.#database.exec("COMMIT");
      this.#checkInPlace();
      return settle;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      throw asStoreError(error);
    }
  }

  /** A statement that fails by itself, such as on a constraint, must not fail the others of its batch. */
  #run({ sql, values, resolve, reject }: Write): () => void {
    try {
      const rows: Row[] = this.#prepare(sql).all(...values);
      return () => resolve(rows);
    } catch (error) {
      if (!this.#database.isTransaction) throw error;
      const reason = explain(error, this.#files);
      return () => reject(reason);
    }
  }
}
