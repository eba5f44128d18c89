import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
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

/** Paths of the files below a folder whose raw bytes hold a text, and how often. */
export function filesHolding(folder: string, text: string): Record<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const counts = files.map(({ parentPath, name }): [string, number] => {
    const path = join(parentPath, name);
    return [relative(folder, path), readFileSync(path).toString("latin1").split(text).length - 1];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

export const copiesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => /^enquiries\.v\d+\..+\.sqlite$/.test(name));
