import { cpSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { removeOldStoreCopies } from "../../../server/relay/store/migrate.ts";
import { databaseFile, SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { copyFirstReleaseStore } from "../support/first-release-store.ts";
import { root } from "../support/process.ts";
import { fileModeOf, queryValue } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

const ownMigrations = join(root, "server/relay/store/migrations");
const newest = readdirSync(ownMigrations).length;
const copyName = `enquiries-before-v${newest}.sqlite`;

const open = (folder: string, options = {}) => new SqliteDatabase(folder, options).close();
const versionOf = (folder: string) => queryValue(databaseFile(folder), "PRAGMA user_version");

/** The program's own migrations and one more. */
function migrationsWith(sql: string): string {
  const folder = temporaryFolder("migrations");
  cpSync(ownMigrations, folder, { recursive: true });
  writeFileSync(join(folder, "9999_next.sql"), sql);
  return folder;
}

it("a migration first copies the older store to BACKUP_DIR", async () => {
  const [folder, backups] = [copyFirstReleaseStore(), temporaryFolder("backups")];
  await open(folder, { backups });
  expect([versionOf(folder), readdirSync(folder), readdirSync(backups)]).toEqual([
    newest,
    ["enquiries.sqlite"],
    [copyName],
  ]);
});

it.each([undefined, "/proc/none"])(
  "a migration copies the older store into its own folder when BACKUP_DIR is %s",
  async (backups) => {
    const folder = copyFirstReleaseStore();
    for (let times = 0; times < 2; times++) {
      await open(folder, { backups });
      expect([versionOf(folder), readdirSync(folder)]).toEqual([newest, [copyName, "enquiries.sqlite"]]);
    }
    const copy = join(folder, copyName);
    expect([fileModeOf(copy), queryValue(copy, "SELECT count(*) FROM enquiries")]).toEqual([0o600, 15]);
  },
);

it("a failing migration changes nothing and leaves one backup", async () => {
  const folder = temporaryFolder("fails");
  await open(folder);
  const migrations = migrationsWith("ALTER TABLE enquiries ADD COLUMN x TEXT; UPDATE enquiries SET absent = 1");
  for (let times = 0; times < 2; times++)
    expect(() => new SqliteDatabase(folder, { migrations })).toThrow("no such column: absent");
  expect(versionOf(folder)).toBe(newest);
  expect(readdirSync(folder)).toEqual([`enquiries-before-v${newest + 1}.sqlite`, "enquiries.sqlite"]);
});

it("a migration's backup next to the store is removed after a month", () => {
  const folder = temporaryFolder("old");
  const [old, recent] = ["enquiries-before-v6.sqlite", copyName];
  for (const name of [old, recent, "enquiries.sqlite", "notes.txt"]) writeFileSync(join(folder, name), "");
  mkdirSync(join(folder, "a-folder"));
  const now = Date.now();
  for (const name of readdirSync(folder))
    if (name !== recent) utimesSync(join(folder, name), new Date(0), new Date(now - 31 * 86_400_000));
  removeOldStoreCopies(folder, now);
  expect(readdirSync(folder)).toEqual(["a-folder", recent, "enquiries.sqlite", "notes.txt"].toSorted());
});
