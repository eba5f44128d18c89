import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Opens a database file beside the server for one thing. */
export function withDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** The first column of the first row. */
export const queryValue = (file: string, sql: string): unknown =>
  withDatabase(file, (database) => Object.values(database.prepare(sql).get() ?? {})[0]);

/** Names of the files of a folder whose raw bytes hold a text, and how often. */
export function filesHolding(folder: string, text: string): Record<string, number> {
  const counts = readdirSync(folder).map((name): [string, number] => {
    const bytes = readFileSync(join(folder, name)).toString("latin1");
    return [name, bytes.split(text).length - 1];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

export const copiesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => /^enquiries\.v\d+\..+\.sqlite$/.test(name));
