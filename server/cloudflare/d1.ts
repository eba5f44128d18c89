import { type Database, type Row, StoreError, type Value } from "../relay/store/database.ts";

/** SQLite's messages for tables that belong to another program. */
const otherTables = /no such (?:table|column)|has no column named/;
const migrateFirst =
  "the database is of another version: run `npx wrangler d1 migrations apply DB --remote` (--local under wrangler dev)";

function asD1Error(error: unknown): StoreError {
  const message = error instanceof Error ? error.message : "unknown";
  return new StoreError(otherTables.test(message) ? `${migrateFirst} (${message})` : message, { cause: error });
}

/** Cloudflare's D1. It answers a write once it is durable. `wrangler.jsonc` names the migrations that make its tables. */
export function d1Database(d1: D1Database): Database {
  const run = async (sql: string, ...values: Value[]): Promise<Row[]> => {
    try {
      const statement = d1.prepare(sql).bind(...values);
      return (await statement.all()).results;
    } catch (error) {
      throw asD1Error(error);
    }
  };
  return { write: run, read: run };
}
