/** A value that both SQLite and D1 bind and return. */
export type Value = string | number | null;
/** A row as the database returns it. `rows.ts` parses it before it is trusted. */
export type Row = Record<string, unknown>;

/** What the relay needs of Node's SQLite, of D1 and, for commands, of D1 from afar, where each statement is apart. */
export type Database = {
  /** Runs a statement that changes rows. Resolves, with the rows of RETURNING, once the change is durable. */
  write(sql: string, ...values: Value[]): Promise<Row[]>;
  read(sql: string, ...values: Value[]): Promise<Row[]>;
};

/** The database could not do its work: disk full, locked, damaged, unreachable, or of another version. */
export class StoreError extends Error {
  override name = "StoreError";
}

/** Any error of a database, as the one that callers handle. */
export const asStoreError = (error: unknown): StoreError =>
  error instanceof StoreError
    ? error
    : new StoreError(error instanceof Error ? error.message : "unknown", { cause: error });

/** A database that refuses every request and says why. Requests fail as on a full disk. */
export function refusingDatabase(reason: string): Database {
  const refuse = () => Promise.reject(new StoreError(reason));
  return { write: refuse, read: refuse };
}
