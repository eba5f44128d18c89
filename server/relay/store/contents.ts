import { createHash, hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Row, readable, StoreError } from "./database.ts";

/** What two stores are compared by: the number of enquiries, and a checksum over all their columns. */
export type Contents = { enquiries: number; checksum: string };

/** The tables of a store, whatever its version. */
export const tablesOf = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
    .all()
    .map(({ name }) => String(name));

/** The columns of a table, in order. */
export const columnsOf = (database: DatabaseSync, table: string, schema = "main"): string[] =>
  database
    .prepare("SELECT name FROM pragma_table_info(?, ?)")
    .all(table, schema)
    .map(({ name }) => String(name));

/**
 * Reads row by row. A damaged row may hold an integer that is larger than JavaScript's, so integers come as bigints.
 */
export function* iterate(database: DatabaseSync, sql: string): Generator<Row> {
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  for (const row of statement.iterate())
    yield Object.fromEntries(Object.entries(row).map(([name, value]) => [name, readable(value)]));
}

/** Every row of a table, in an order that two copies share. */
function rowsOf(database: DatabaseSync, table: string): Iterator<Row> {
  const order = columnsOf(database, table).map((_, i) => i + 1);
  return iterate(database, `SELECT * FROM ${table} ORDER BY ${order.join(", ")}`);
}

const plain = (_: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);
const checksum = (row: Row) => hash("sha256", JSON.stringify(row, plain), "hex");

/** @param rows in order of their ids */
export function contentsOf(rows: Iterable<Row>): Contents {
  const all = createHash("sha256");
  let enquiries = 0;
  for (const row of rows) {
    all.update(checksum(row));
    enquiries++;
  }
  return { enquiries, checksum: all.digest("hex").slice(0, 16) };
}

/** SQLite's messages for a row whose value does not fit its column. `rows.ts` reports such rows one by one. */
const isOfRow = /^(?:CHECK constraint failed in|NULL value in|(?:non-)?[A-Z]+ value in) /;

/** @throws {StoreError} when SQLite finds a damaged page or index. */
export function checkIntegrity(database: DatabaseSync, file: string): void {
  for (const { integrity_check: found } of database.prepare("PRAGMA integrity_check(10000)").iterate())
    if (found !== "ok" && !isOfRow.test(String(found))) throw new StoreError(`${file} is damaged: ${found}`);
}

/** @throws {StoreError} at the first row that only one of the two has, or that differs. */
export function checkSameRows(original: DatabaseSync, copy: DatabaseSync, file: string): void {
  for (const table of tablesOf(original)) {
    const [expected, found] = [rowsOf(original, table), rowsOf(copy, table)];
    for (let number = 1; ; number++) {
      const [one, other] = [expected.next(), found.next()];
      if (one.done && other.done) break;
      if (one.done || other.done || checksum(one.value) !== checksum(other.value))
        throw new StoreError(
          `${file} is no whole copy: row ${number} of the table ${table} is not what it should be. Run this again`,
        );
    }
  }
}
