import { chmodSync, closeSync, fdatasync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { type Database, type Row, StoreError, type Value } from "./database.ts";
import { schema } from "./schema.ts";

type Write = {
  sql: string;
  values: Value[];
  resolve: (rows: Row[]) => void;
  reject: (error: StoreError) => void;
};

/** The file inside DATA_DIR; its `-wal` and `-shm` companions lie beside it. */
const databaseFile = "enquiries.sqlite";

const asStoreError = (error: unknown) =>
  new StoreError(error instanceof Error ? error.message : "unknown", { cause: error });

/**
 * `node:sqlite` with group commit: a write is acknowledged once the log in which its transaction stands has been
 * flushed to the disk. That is done here and not by SQLite (`synchronous = NORMAL` leaves it to the next checkpoint), so
 * that requests are read while the disk works; those that arrive meanwhile share the next transaction and flush.
 * Several processes may open the same file.
 */
export class SqliteDatabase implements Database {
  readonly #database: DatabaseSync;
  /** The write-ahead log. The same file for as long as the database is open. */
  readonly #log: number;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Write[] = [];
  #flushing: Promise<void> | undefined;
  #soon: NodeJS.Immediate | undefined;

  /**
   * @param options.erase overwrite what is deleted, so that no trace of it stays in the file.
   * @throws {StoreError} when the folder or the file cannot be made or opened.
   */
  constructor(folder: string, { erase = false } = {}) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, databaseFile);
      this.#database = new DatabaseSync(file, { timeout: 2_000 });
      chmodSync(file, 0o600);
      this.#database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
      if (erase) this.#database.exec("PRAGMA secure_delete = ON");
      for (const statement of schema) this.#database.exec(statement);
      this.#log = openSync(`${file}-wal`, "r+");
    } catch (error) {
      throw asStoreError(error);
    }
  }

  write(sql: string, ...values: Value[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sql, values, resolve, reject });
      this.#schedule();
    });
  }

  async read(sql: string, ...values: Value[]): Promise<Row[]> {
    try {
      return this.#prepare(sql).all(...values) as Row[];
    } catch (error) {
      throw asStoreError(error);
    }
  }

  /** Waits until everything written is durable, then closes. */
  async close(): Promise<void> {
    while (this.#flushing || this.#waiting.length > 0) {
      if (!this.#flushing) this.#commit();
      await this.#flushing;
    }
    closeSync(this.#log);
    this.#database.close();
  }

  #schedule(): void {
    if (!this.#flushing && this.#waiting.length > 0) this.#soon ??= setImmediate(() => this.#commit());
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #commit(): void {
    clearImmediate(this.#soon);
    this.#soon = undefined;
    const batch = this.#waiting;
    this.#waiting = [];
    const settle: (() => void)[] = [];
    try {
      this.#database.exec("BEGIN IMMEDIATE");
      for (const write of batch) settle.push(this.#run(write));
      this.#database.exec("COMMIT");
    } catch (error) {
      this.#rollBack();
      for (const write of batch) write.reject(asStoreError(error));
      return;
    }
    this.#flushing = new Promise((resolve) => {
      fdatasync(this.#log, (error) => {
        this.#flushing = undefined;
        if (error) for (const write of batch) write.reject(asStoreError(error));
        else for (const acknowledge of settle) acknowledge();
        this.#schedule();
        resolve();
      });
    });
  }

  /** A statement that fails alone (a broken constraint) must not fail its neighbours in the batch. */
  #run({ sql, values, resolve, reject }: Write): () => void {
    try {
      const rows = this.#prepare(sql).all(...values) as Row[];
      return () => resolve(rows);
    } catch (error) {
      if (!this.#database.isTransaction) throw error;
      return () => reject(asStoreError(error));
    }
  }

  #rollBack(): void {
    if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
  }
}
