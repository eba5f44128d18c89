import { chmodSync, closeSync, fdatasync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { promisify } from "node:util";
import { lockWaitMs } from "../../limits.ts";
import { asStoreError, type ProbedDatabase, type Row, type StoreError, type Value } from "./database.ts";
import { rememberFiles } from "./file-identity.ts";
import { whenUnlocked } from "./locked.ts";
import { migrate } from "./migrate.ts";

type Write = {
  sql: string;
  values: Value[];
  resolve: (rows: Row[]) => void;
  reject: (error: StoreError) => void;
};

/** The file inside DATA_DIR; its `-wal` and `-shm` companions lie beside it, and copies made before migrations. */
export const storeFile = (folder: string): string => join(folder, "enquiries.sqlite");

const flush = promisify(fdatasync);

/** Overwrites what is deleted, so that no word of it stays in free pages. A setting of the connection, not of the file. */
const erase = "PRAGMA secure_delete = ON";

function open(file: string, migrations: string | undefined): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: lockWaitMs });
  chmodSync(file, 0o600);
  database.exec(`PRAGMA journal_mode = WAL; ${erase}`);
  migrate(database, file, migrations);
  database.exec("PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0");
  return database;
}

/** A cache of one page makes it write to the log what it has not committed. */
function openProber(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA cache_size = 1; PRAGMA synchronous = NORMAL; ${erase}`);
  return database;
}

/**
 * `node:sqlite` with group commit: a write is acknowledged once the log in which its transaction stands has been
 * flushed to the disk. That is done here and not by SQLite (`synchronous = NORMAL` leaves it to the next checkpoint), so
 * that requests are read while the disk works; those that arrive meanwhile share the next transaction and flush.
 * Several processes may open the same file.
 */
export class SqliteDatabase implements ProbedDatabase {
  readonly #database: DatabaseSync;
  readonly #prober: DatabaseSync;
  /** The write-ahead log. The same file for as long as the database is open. */
  readonly #log: number;
  readonly #checkInPlace: () => void;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Write[] = [];
  #committing: Promise<void> | undefined;

  /**
   * @param options.migrations another folder of migrations than the program's own.
   * @throws {StoreError} when the folder or the file cannot be made, opened or migrated.
   */
  constructor(folder: string, { migrations }: { migrations?: string } = {}) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = storeFile(folder);
      this.#database = open(file, migrations);
      this.#prober = openProber(file);
      this.#log = openSync(`${file}-wal`, "r+");
      this.#checkInPlace = rememberFiles([file, `${file}-wal`, `${file}-shm`]);
    } catch (error) {
      throw asStoreError(error);
    }
  }

  write(sql: string, ...values: Value[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sql, values, resolve, reject });
      this.#committing ??= this.#commitAll();
    });
  }

  read(sql: string, ...values: Value[]): Promise<Row[]> {
    return whenUnlocked(() => this.#prepare(sql).all(...values));
  }

  /** The log's file grows to the room that the statement takes, and stays there: what comes next is written over it. */
  async rehearse(sql: string, ...values: Value[]): Promise<void> {
    await whenUnlocked(() => this.#prober.exec("BEGIN IMMEDIATE"));
    try {
      this.#prober.prepare(sql).run(...values);
    } catch (error) {
      throw asStoreError(error);
    } finally {
      if (this.#prober.isTransaction) this.#prober.exec("ROLLBACK");
    }
    await this.#flush();
  }

  /**
   * Empties the log, in which deleted rows still stand. False when others read all the while and so keep it.
   * @param options.waitMs for how long they are waited for, which blocks this process.
   */
  emptyLog({ waitMs = lockWaitMs }: { waitMs?: number } = {}): boolean {
    try {
      this.#database.exec(`PRAGMA busy_timeout = ${waitMs}`);
      return this.#database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
    } catch (error) {
      throw asStoreError(error);
    } finally {
      this.#database.exec("PRAGMA busy_timeout = 0");
    }
  }

  /** Waits until everything written is durable, then closes. */
  async close(): Promise<void> {
    await this.#committing;
    closeSync(this.#log);
    this.#prober.close();
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
    const settle: (() => void)[] = [];
    let batch: Write[] = [];
    try {
      await whenUnlocked(() => this.#database.exec("BEGIN IMMEDIATE")).finally(() => {
        batch = this.#waiting;
        this.#waiting = [];
      });
      for (const write of batch) settle.push(this.#run(write));
      this.#database.exec("COMMIT");
      await this.#flush();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      for (const write of batch) write.reject(asStoreError(error));
      return;
    }
    for (const acknowledge of settle) acknowledge();
  }

  /** What is written is kept only if it is on the disk, and in the file that the next start will open. */
  async #flush(): Promise<void> {
    await flush(this.#log);
    this.#checkInPlace();
  }

  /** A statement that fails alone (a broken constraint) must not fail its neighbours in the batch. */
  #run({ sql, values, resolve, reject }: Write): () => void {
    try {
      const rows = this.#prepare(sql).all(...values);
      return () => resolve(rows);
    } catch (error) {
      if (!this.#database.isTransaction) throw error;
      return () => reject(asStoreError(error));
    }
  }
}
