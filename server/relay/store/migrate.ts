import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrationCopyLifeMs } from "../../limits.ts";
import { ensurePrivateFile } from "./create-private-file.ts";
import { StoreError } from "./database.ts";

/** `0001_enquiries.sql`, `0002_….sql` …: `wrangler d1 migrations apply` runs the same files on D1. */
const ownMigrations = join(import.meta.dirname, "migrations");

export type MigrateOptions = {
  /** A folder of migrations in place of the program's own. */
  migrations?: string;
  /** The folder of backups (BACKUP_DIR). */
  backups?: string | undefined;
};

/** The version of an open store: how many migrations it has had. */
const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare("PRAGMA user_version").get()?.user_version);

/** The SQL of the migrations that a store lacks. @throws {StoreError} when it is newer than this program */
export function pendingMigrations(database: DatabaseSync, file: string, folder = ownMigrations): string[] {
  const version = versionOf(database);
  const migrations = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  if (version > migrations.length)
    throw new StoreError(
      `${file} has version ${version}; this program knows versions up to ${migrations.length}. Run the release that made it, or stop the server, move ${basename(file)}* away and put the backup of before the change (${copyName(migrations.length + 1)}, in BACKUP_DIR or next to the store) in its place`,
    );
  return migrations
    .sort()
    .slice(version)
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

const copyName = (version: number) => `enquiries-before-v${version}.sqlite`;

/**
 * Copies a store whose writers are locked out, before it is changed, in place of an earlier copy of the name: into
 * BACKUP_DIR, or next to the store where the server may not write there.
 */
function backUpBefore(version: number, file: string, backups = dirname(file)): void {
  const copy = join(backups, copyName(version));
  try {
    rmSync(copy, { force: true });
    ensurePrivateFile(copy);
    using reader = new DatabaseSync(file, { readOnly: true });
    reader.prepare("VACUUM INTO ?").run(copy);
  } catch (error) {
    if (backups === dirname(file)) throw error;
    backUpBefore(version, file);
  }
}

/** Removes copies of before migrations that have lain next to a store for a month: they hold what was deleted since. */
export function removeOldStoreCopies(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (/^enquiries-before-v\d+\.sqlite$/.test(name) && statSync(path).mtimeMs < now - migrationCopyLifeMs)
      rmSync(path);
  }
}

/**
 * Brings an open file to the version of this program, which is the number of its migrations, in one transaction.
 * Whatever ends it early leaves the file unchanged. A store with enquiries is backed up first.
 * @throws {StoreError} when the file is newer than this program.
 */
export function migrate(database: DatabaseSync, file: string, { migrations, backups }: MigrateOptions = {}): void {
  if (pendingMigrations(database, file, migrations).length === 0) return;
  // The first release left deleted words in free pages. Later releases overwrite them.
  if (versionOf(database) === 0) database.exec("VACUUM");
  database.exec("BEGIN IMMEDIATE");
  try {
    // Another process may have migrated it meanwhile.
    const pending = pendingMigrations(database, file, migrations);
    const version = versionOf(database) + pending.length;
    const hasTables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'enquiries'").get() !== undefined;
    if (pending.length > 0 && hasTables) backUpBefore(version, file, backups);
    for (const sql of pending) database.exec(sql);
    database.exec(`PRAGMA user_version = ${version}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
