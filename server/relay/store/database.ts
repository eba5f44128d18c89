/** A value that both SQLite and D1 bind and return. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

/**
 * The little of a database that the relay needs, so that one store runs on Node's SQLite and on Cloudflare's D1.
 * Every statement stands alone: atomicity never spans two of them.
 */
export type Database = {
  /** Runs a statement that changes rows. Resolves, with the rows of RETURNING, once the change is durable. */
  write(sql: string, ...values: Value[]): Promise<Row[]>;
  read(sql: string, ...values: Value[]): Promise<Row[]>;
};

/** The database could not do what was asked: disk full, locked, damaged, unreachable. */
export class StoreError extends Error {
  override name = "StoreError";
}
