import { type Database, type Row, StoreError, type Value } from "../relay/store/database.ts";
import type { D1Database, D1Statement } from "./bindings.ts";

/** SQLite's messages for tables that belong to another program. */
const otherTables = /no such (?:table|column)|has no column named/;
const migrateFirst =
  "the database is of another version: run `npx wrangler d1 migrations apply DB --remote` (--local under wrangler dev)";

function asD1Error(error: unknown): StoreError {
  const message = error instanceof Error ? error.message : "unknown";
  return new StoreError(otherTables.test(message) ? `${migrateFirst} (${message})` : message, { cause: error });
}

/**
 * Cloudflare's D1. It answers a write once it is durable. `wrangler.jsonc` names the migrations that make its tables.
 */
export class D1Sql implements Database {
  readonly #d1: D1Database;

  constructor(d1: D1Database) {
    this.#d1 = d1;
  }

  async write(sql: string, ...values: Value[]): Promise<Row[]> {
    try {
      return (await this.#bind(sql, values).all()).results;
    } catch (error) {
      throw asD1Error(error);
    }
  }

  read(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.write(sql, ...values);
  }

  #bind(sql: string, values: Value[]): D1Statement {
    return this.#d1.prepare(sql).bind(...values);
  }
}
