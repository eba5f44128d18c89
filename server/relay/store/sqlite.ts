import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { lockWaitMs } from "../../limits.ts";
import { asStoreError, type ProbedDatabase, type Row, readable, StoreError, type Value } from "./database.ts";
import { rememberFiles } from "./file-identity.ts";
import { explainFull } from "./full-disk.ts";
import { isLocked, whenUnlocked } from "./locked.ts";
import { migrate } from "./migrate.ts";
import { OverwrittenStore } from "./overwritten-store.ts";
import { ensureFile, whyClosed } from "./owner.ts";
import { WriteAheadLog } from "./write-ahead-log.ts";

type Write = {
  sql: string;
  values: Value[];
  resolve: (rows: Row[]) => void;
  reject: (error: StoreError) => void;
};

/** The store's file in DATA_DIR. Its `-wal` and `-shm` files lie beside it, and copies from before migrations. */
export const storeFile = (folder: string): string => join(folder, "enquiries.sqlite");

/**
 * Overwrites deleted rows, so that no word of them stays in free pages. It is a setting of the connection, not of the
 * file.
 */
const erase = "PRAGMA secure_delete = ON";

function open(file: string, migrations: string | undefined): DatabaseSync {
  ensureFile(file);
  const database = new DatabaseSync(file, { timeout: lockWaitMs });
  try {
    chmodSync(file, 0o600);
    database.exec(`PRAGMA journal_mode = WAL; ${erase}`);
    migrate(database, file, migrations);
    database.exec("PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A connection with a cache of one page: SQLite then writes uncommitted pages to the log. */
function openProber(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA cache_size = 1; PRAGMA synchronous = NORMAL; ${erase}`);
  return database;
}

/** How a store is opened. */
type SqliteOptions = {
  /** A folder of migrations in place of the program's own. */
  migrations?: string;
  /** Called, with the reason, when the log had been overwritten and was repaired. */
  onMended?: (reason: string) => void;
};

/**
 * `node:sqlite` with group commit. A write is acknowledged once its transaction is in the log, the log is flushed to
 * the disk, and reading it back has found the transaction. This class flushes, not SQLite (`synchronous = NORMAL` waits
 * for the next checkpoint), so that requests are read while the disk works. Writes that arrive meanwhile share the next
 * transaction and flush. Several processes may open the same file.
 */
export class SqliteDatabase implements ProbedDatabase {
  readonly #folder: string;
  readonly #database: DatabaseSync;
  readonly #prober: DatabaseSync;
  /** The same log file as long as the database is open. */
  readonly #log: WriteAheadLog;
  readonly #onMended: (reason: string) => void;
  readonly #checkInPlace: () => void;
  readonly #overwritten: OverwrittenStore;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Write[] = [];
  #committing: Promise<void> | undefined;

  /** @throws {StoreError} when the folder or the file cannot be made, opened or migrated. */
  constructor(folder: string, { migrations, onMended = () => undefined }: SqliteOptions = {}) {
    this.#folder = folder;
    this.#onMended = onMended;
    const file = storeFile(folder);
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      this.#database = open(file, migrations);
      this.#prober = openProber(file);
      this.#log = new WriteAheadLog(file);
      this.#log.holdsAll();
      this.#checkInPlace = rememberFiles([file, `${file}-wal`, `${file}-shm`]);
      this.#overwritten = new OverwrittenStore(file, () => this.#log.checkpoints());
    } catch (error) {
      const why = whyClosed([folder, file, `${file}-wal`, `${file}-shm`]);
      throw why ? new StoreError(why, { cause: error }) : explainFull(error, folder);
    }
  }

  write(sql: string, ...values: Value[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sql, values, resolve, reject });
      this.#committing ??= this.#commitAll();
    });
  }

  read(sql: string, ...values: Value[]): Promise<Row[]> {
    return whenUnlocked(() => {
      try {
        return this.#all(sql, values);
      } catch (error) {
        if (isLocked(error) || !this.#lockedOut(() => this.#ensureWhole({ anyway: true }))) throw error;
        return this.#all(sql, values);
      }
    });
  }

  /** The statement enlarges the log's file, which keeps that size. Later writes use the room. */
  async rehearse(sql: string, ...values: Value[]): Promise<void> {
    try {
      await whenUnlocked(() =>
        this.#lockedOut(() => {
          this.#ensureWhole({ anyway: true });
          this.#prober.prepare(sql).run(...values);
        }),
      );
      await this.#log.flush();
      this.#checkInPlace();
    } catch (error) {
      throw explainFull(error, this.#folder);
    }
  }

  /**
   * Does work while nobody else writes. Returns false, without doing it, when another program writes all the time.
   * @param waitMs how long to wait for others. The wait blocks this process.
   */
  whileAlone(waitMs: number, work: () => void): boolean {
    return this.#withPatience(waitMs, () => {
      this.#lockedOut(work);
      return true;
    });
  }

  /** Empties the log, which still contains deleted rows. Returns false when other programs use it all the time. */
  emptyLog(waitMs: number): boolean {
    return this.#withPatience(waitMs, () => {
      this.#lockedOut(() => this.#ensureWhole());
      return this.#prober.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
    });
  }

  /**
   * Waits until every write is durable, then closes. A log that cannot be repaired is left as it is: SQLite would copy
   * it into the store when it closes.
   */
  async close(): Promise<void> {
    await this.#committing;
    try {
      this.#lockedOut(() => this.#ensureWhole());
    } catch (error) {
      if (error instanceof StoreError) return;
    }
    this.#prober.close();
    this.#database.close();
    this.#log.close();
  }

  /** Makes SQLite itself wait for others. */
  #withPatience(waitMs: number, work: () => boolean): boolean {
    try {
      this.#prober.exec(`PRAGMA busy_timeout = ${waitMs}`);
      return work();
    } catch (error) {
      if (isLocked(error)) return false;
      throw asStoreError(error);
    } finally {
      this.#prober.exec("PRAGMA busy_timeout = 0");
    }
  }

  /** Does work in a transaction, so that nobody else writes, and rolls it back. */
  #lockedOut<T>(work: () => T): T {
    this.#begin(this.#prober);
    try {
      return work();
    } finally {
      if (this.#prober.isTransaction) this.#prober.exec("ROLLBACK");
    }
  }

  /** Locks out other writers. A log that SQLite cannot read is repaired first: nobody writes to it then. */
  #begin(database: DatabaseSync): void {
    try {
      database.exec("BEGIN IMMEDIATE");
    } catch (error) {
      if (isLocked(error) || !this.#ensureWhole({ anyway: true })) throw error;
      database.exec("BEGIN IMMEDIATE");
    }
  }

  /**
   * To be called while writers are locked out. SQLite reads again what it has read of a repaired log.
   * @returns whether the log had been overwritten and was repaired.
   */
  #ensureWhole(options: { anyway?: boolean } = {}): boolean {
    this.#checkInPlace();
    this.#overwritten.check();
    if (!this.#log.ensureWhole(options)) return false;
    for (const database of [this.#database, this.#prober]) database.exec("PRAGMA shrink_memory");
    this.#onMended(`${this.#log.path} was overwritten by another program while it was open, and was put right`);
    return true;
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      // An integer that is too large for its column must not fail the statement for all of its rows.
      statement.setReadBigInts(true);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #all(sql: string, values: readonly Value[]): Row[] {
    const rows: Row[] = this.#prepare(sql).all(...values);
    for (const row of rows) for (const name in row) row[name] = readable(row[name]);
    return rows;
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
        this.#begin(this.#database);
        take();
        return this.#runAll(batch);
      });
      await this.#flush();
      for (const acknowledge of settle) acknowledge();
    } catch (error) {
      if (batch.length === 0) take();
      const reason = explainFull(error, this.#folder);
      for (const write of batch) write.reject(reason);
    }
  }

  /**
   * Runs the writes of a batch within an open transaction. @returns functions that report each write's outcome to its
   * caller.
   */
  #runAll(batch: readonly Write[]): (() => void)[] {
    try {
      this.#ensureWhole();
      const settle = batch.map((write) => this.#run(write));
      this.#database.exec("COMMIT");
      this.#log.holdsAll();
      return settle;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      throw asStoreError(error);
    }
  }

  /** Acknowledges a write only once it is on the disk, and in the file that the next start opens. */
  async #flush(): Promise<void> {
    await this.#log.flush();
    this.#checkInPlace();
    this.#overwritten.check();
    if (this.#log.holdsAll()) return;
    await whenUnlocked(() => this.#lockedOut(() => this.#ensureWhole({ anyway: true })));
  }

  /** A statement that fails alone, such as on a constraint, must not fail the others of its batch. */
  #run({ sql, values, resolve, reject }: Write): () => void {
    try {
      const rows = this.#all(sql, values);
      return () => resolve(rows);
    } catch (error) {
      if (!this.#database.isTransaction) throw error;
      return () => reject(asStoreError(error));
    }
  }
}
