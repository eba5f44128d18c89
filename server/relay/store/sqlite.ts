import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { type Database, type Row, StoreError, type Value } from "./database.ts";
import { SCHEMA } from "./schema.ts";

interface Write {
  sql: string;
  values: Value[];
  resolve: (rows: Row[]) => void;
  reject: (error: StoreError) => void;
}

/** The file inside DATA_DIR; its `-wal` and `-shm` companions lie beside it. */
const DATABASE_FILE = "enquiries.sqlite";

/** How long the first of several writes waits for the others. */
const GROUP_MS = 1;

const asStoreError = (error: unknown) =>
  new StoreError(error instanceof Error ? error.message : "unknown", { cause: error });

/**
 * `node:sqlite` with group commit: the writes that arrive in one turn of the event loop share one transaction and so
 * one fsync. Each is acknowledged only after that commit. Several processes may open the same file.
 */
export class SqliteDatabase implements Database {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Write[] = [];
  #lastBatch = 0;
  #soon: NodeJS.Immediate | undefined;
  #later: NodeJS.Timeout | undefined;

  /**
   * @param options.erase overwrite what is deleted, so that no trace of it stays in the file.
   * @throws {StoreError} when the folder or the file cannot be made or opened.
   */
  constructor(folder: string, { erase = false } = {}) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, DATABASE_FILE);
      this.#database = new DatabaseSync(file, { timeout: 2_000 });
      chmodSync(file, 0o600);
      this.#database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
      if (erase) this.#database.exec("PRAGMA secure_delete = ON");
      for (const statement of SCHEMA) this.#database.exec(statement);
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

  /** Commits what is waiting, then closes. */
  close(): void {
    if (this.#waiting.length > 0) this.#commit();
    this.#database.close();
  }

  /**
   * A lone write commits at once. Where several came together last time, as many are waited for, at most `GROUP_MS`: who
   * sent them is about to send the next ones.
   */
  #schedule(): void {
    if (this.#waiting.length >= this.#lastBatch) this.#soon ??= setImmediate(() => this.#commit());
    else this.#later ??= setTimeout(() => this.#commit(), GROUP_MS);
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
    clearTimeout(this.#later);
    this.#soon = this.#later = undefined;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#lastBatch = batch.length;
    if (batch.length === 0) return;
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
    for (const acknowledge of settle) acknowledge();
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
