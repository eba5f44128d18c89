import { DatabaseSync } from "node:sqlite";
import type { Row } from "./host.ts";

/** All enquiries of a database file, in order of arrival, without going through the server. */
export function readRows(file: string): Row[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return database.prepare("SELECT * FROM enquiries ORDER BY id").all() as unknown as Row[];
  } finally {
    database.close();
  }
}
