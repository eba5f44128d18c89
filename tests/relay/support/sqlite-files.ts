import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A connection beside a running server. It waits while the server writes. */
export const openSecondConnection = (file: string): DatabaseSync => new DatabaseSync(file, { timeout: 5_000 });

/** Opens a database file beside the server for one piece of work. */
export function withDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  using database = openSecondConnection(file);
  return work(database);
}

/** What its owner, group and others may do with a file or folder, as `chmod` takes it. */
export const fileModeOf = (path: string): number => statSync(path).mode & 0o777;

/** The first column of the first row. */
export const queryValue = (file: string, sql: string): unknown =>
  withDatabase(file, (database) => Object.values(database.prepare(sql).get() ?? {})[0]);

/** Paths of files below a folder whose bytes contain a text, and how often they do. */
export function filesContaining(folder: string, text: string): Record<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const counts = files.map(({ parentPath, name }): [string, number] => {
    const path = join(parentPath, name);
    return [relative(folder, path), readFileSync(path).toString("latin1").split(text).length - 1];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Writes values to the table of enquiries that its types and constraints refuse, as a disk fault would. */
export function damageEnquiries(file: string, change: string): void {
  using database = new DatabaseSync(file, { timeout: 5_000, defensive: false });
  const named = "type = 'table' AND name = 'enquiries'";
  const strict = String(database.prepare(`SELECT sql FROM sqlite_schema WHERE ${named}`).get()?.sql);
  const lenient = strict
    .replace(/ STRICT$/, "")
    .replaceAll(/ (TEXT|INTEGER)\b/g, "")
    .replaceAll(" NOT NULL", "");
  const declare = (sql: string) => {
    database.exec("PRAGMA writable_schema = ON");
    database.prepare(`UPDATE sqlite_schema SET sql = ? WHERE ${named}`).run(sql);
    database.exec("PRAGMA writable_schema = RESET");
  };
  database.exec("PRAGMA ignore_check_constraints = ON");
  declare(lenient);
  database.exec(change);
  declare(strict);
}
