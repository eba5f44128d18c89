import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StoreError } from "./database.ts";
import { UnfinishedCopy } from "./unfinished-copy.ts";

/** `0001_enquiries.sql`, `0002_….sql` …: `wrangler d1 migrations apply` runs the same files on D1. */
const ownMigrations = join(import.meta.dirname, "migrations");

/** The version of an open store: how many migrations it has had. */
export const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare("PRAGMA user_version").get()?.user_version);

const migrationsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => join(folder, name));

/** The newest version that this program knows. */
export const newestVersion = (): number => migrationsIn(ownMigrations).length;

/** The first release wrote no version. Its files say 0, like empty ones, but have its table. */
const isOfFirstRelease = (database: DatabaseSync) =>
  versionOf(database) === 0 &&
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'enquiries'").get() !== undefined;

function checkNotNewer(version: number, newest: number, file: string): void {
  if (version <= newest) return;
  const name = basename(file);
  throw new StoreError(
    `${file} has version ${version}; this program knows versions up to ${newest}. ` +
      `Run the release that made it, or move ${name} (with ${name}-wal) away and put the copy enquiries.v${newest}.*.sqlite of before the change in its place`,
  );
}

/** Applies all pending migrations in one transaction. Whatever ends it early leaves the file unchanged. */
function applyPending(database: DatabaseSync, file: string, migrations: readonly string[]): void {
  let copy: UnfinishedCopy | undefined;
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = versionOf(database);
    checkNotNewer(version, migrations.length, file);
    const toKeep = isOfFirstRelease(database) ? 1 : version;
    // Others can read but not write now, so the copy is exactly the state before the change.
    if (toKeep > 0 && toKeep < migrations.length) copy = new UnfinishedCopy(file, toKeep);
    for (const path of migrations.slice(version)) database.exec(readFileSync(path, "utf8"));
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    copy?.finish();
    database.exec("COMMIT");
  } catch (error) {
    copy?.remove();
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/**
 * Brings an open file to the version of this program, which is the number of its migrations. Before it changes a file
 * that is not empty, it keeps a copy beside it: `enquiries.v{old version}.{time}.sqlite`.
 * @throws {StoreError} when the file is newer than this program.
 */
export function migrate(database: DatabaseSync, file: string, folder = ownMigrations): void {
  const migrations = migrationsIn(folder);
  if (versionOf(database) === migrations.length) return;
  // The first release left deleted words in free pages. Later releases overwrite them.
  if (isOfFirstRelease(database)) database.exec("VACUUM");
  database.exec("PRAGMA synchronous = FULL");
  applyPending(database, file, migrations);
}

/**
 * The SQL of the migrations that a store of this version lacks.
 * @throws {StoreError} when the store is newer than this program.
 */
export function pendingFor(version: number, file: string): string[] {
  const migrations = migrationsIn(ownMigrations);
  checkNotNewer(version, migrations.length, file);
  return migrations.slice(version).map((path) => readFileSync(path, "utf8"));
}
