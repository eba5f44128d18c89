/** A value that both SQLite and D1 bind and return. */
export type Value = string | number | null;
/** A row as the database hands it over: not trusted before `rows.ts` has parsed it. */
export type Row = Record<string, unknown>;

/**
 * The little of a database that the relay needs, so that one store runs on Node's SQLite, on Cloudflare's D1 and, for
 * the command line, on D1 from afar. Every statement stands alone: atomicity never spans two of them.
 */
export type Database = {
  /** Runs a statement that changes rows. Resolves, with the rows of RETURNING, once the change is durable. */
  write(sql: string, ...values: Value[]): Promise<Row[]>;
  read(sql: string, ...values: Value[]): Promise<Row[]>;
};

/** A whole number that SQLite handed over as a bigint, where it is one of a size that can be counted with. */
export const readable = (value: unknown): unknown =>
  typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;

/** A database that can tell whether it would take a write. */
export type ProbedDatabase = Database & {
  /** Does what `write` does, as far as the disk, and takes it back. Rejects where `write` would. */
  rehearse(sql: string, ...values: Value[]): Promise<void>;
};

/** The database could not do what was asked: disk full, locked, damaged, unreachable, of another version. */
export class StoreError extends Error {
  override name = "StoreError";
}

/** Whatever a database threw, as the one error that callers handle. */
export const asStoreError = (error: unknown): StoreError =>
  error instanceof StoreError
    ? error
    : new StoreError(error instanceof Error ? error.message : "unknown", { cause: error });
