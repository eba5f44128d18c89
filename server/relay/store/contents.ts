import { createHash, hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Row, StoreError } from "./database.ts";

/** What two stores are compared by: how many enquiries there are, and one checksum of all their columns. */
export type Contents = { enquiries: number; checksum: string };

/** The tables of a store, whichever its migrations have made. */
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

/** Every row of a table in an order that two copies of it share. */
function rowsOf(database: DatabaseSync, table: string): Iterator<Row> {
  const order = columnsOf(database, table).map((_, i) => i + 1);
  return database.prepare(`SELECT * FROM ${table} ORDER BY ${order.join(", ")}`).iterate();
}

const checksum = (row: Row) => hash("sha256", JSON.stringify(row), "hex");

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

/** @throws {StoreError} where SQLite finds a damaged page, index or constraint. */
export function checkIntegrity(database: DatabaseSync, file: string): void {
  const { integrity_check: found } = database.prepare("PRAGMA integrity_check(1)").get() ?? {};
  if (found !== "ok") throw new StoreError(`${file} is damaged: ${found}`);
}

/** @throws {StoreError} at the first row of any table that is in one of the two only, or not the same. */
export function checkSameRows(original: DatabaseSync, copy: DatabaseSync, file: string): void {
  for (const table of tablesOf(original)) {
    const [expected, found] = [rowsOf(original, table), rowsOf(copy, table)];
    for (let number = 1; ; number++) {
      const [one, other] = [expected.next(), found.next()];
      if (one.done && other.done) break;
      if (one.done || other.done || checksum(one.value) !== checksum(other.value))
        throw new StoreError(`${file} is no whole copy: row ${number} of the table ${table} is not what it should be`);
    }
  }
}
