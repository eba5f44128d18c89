import { type Database, type Row, StoreError, type Value } from "../relay/store/database.ts";
import { schema } from "../relay/store/schema.ts";
import type { D1Database } from "./bindings.ts";

/** Cloudflare's D1, which answers a write once it is durable. */
export class D1Sql implements Database {
  readonly #d1: D1Database;
  /** A plain flag: a promise must not be shared between requests on Workers. */
  #hasTables = false;

  constructor(d1: D1Database) {
    this.#d1 = d1;
  }

  async write(sql: string, ...values: Value[]): Promise<Row[]> {
    try {
      if (!this.#hasTables) await this.#d1.batch(schema.map((statement) => this.#d1.prepare(statement)));
      this.#hasTables = true;
      return (
        await this.#d1
          .prepare(sql)
          .bind(...values)
          .all()
      ).results;
    } catch (error) {
      throw new StoreError(error instanceof Error ? error.message : "unknown", { cause: error });
    }
  }

  read(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.write(sql, ...values);
  }
}
