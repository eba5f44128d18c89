import { DatabaseSync } from "node:sqlite";
import { lockWaitMs } from "../../limits.ts";
import { asStoreError, type Database, type Row, type Value } from "./database.ts";

/** A copy made before a migration: of an older version, used by nobody else, and never migrated. */
export class CopyDatabase implements Database {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: lockWaitMs });
    this.#database.exec("PRAGMA secure_delete = ON");
  }

  async write(sql: string, ...values: Value[]): Promise<Row[]> {
    try {
      return this.#database.prepare(sql).all(...values);
    } catch (error) {
      throw asStoreError(error);
    }
  }

  read(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.write(sql, ...values);
  }

  close(): void {
    this.#database.close();
  }
}
