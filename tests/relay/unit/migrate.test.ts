import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { migrate, newestVersion, pendingFor, versionOf } from "../../../server/relay/store/migrate.ts";
import { firstReleaseFile } from "../support/first-release.ts";
import { openFilesIn } from "../support/proc.ts";
import { queryValue } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const ownFolder = join(import.meta.dirname, "../../../server/relay/store/migrations");
const ownFiles = readdirSync(ownFolder).filter((name) => name.endsWith(".sql"));

const first = "CREATE TABLE IF NOT EXISTS enquiries (id TEXT)";
const second = "ALTER TABLE enquiries ADD COLUMN page TEXT";
const third = "CREATE TABLE facts (name TEXT)";

let folder: string;
let file: string;
let database: DatabaseSync;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-02T03:04:05.006Z") });
  folder = temporaryFolder("migrate");
  file = join(folder, "enquiries.sqlite");
  database = new DatabaseSync(file);
});
afterEach(() => {
  if (database.isOpen) database.close();
  vi.useRealTimers();
});

/** A folder with these migrations, and a file that is none. */
function migrationsOf(...statements: string[]): string {
  const migrations = temporaryFolder("migrations");
  for (const [index, sql] of statements.entries()) writeFileSync(join(migrations, `000${index + 1}_step.sql`), sql);
  writeFileSync(join(migrations, "0000_README.md"), "Not SQL");
  return migrations;
}

const copyOf = (version: number) => `enquiries.v${version}.20260102T030405006Z.sqlite`;
const files = () => readdirSync(folder).sort();
const value = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0];
const tables = () =>
  database
    .prepare("SELECT sql FROM sqlite_schema ORDER BY sql")
    .all()
    .map(({ sql }) => sql);

/** The error of a migration with these statements. */
function failureOf(...statements: string[]): Error {
  try {
    migrate(database, file, migrationsOf(...statements));
  } catch (error) {
    return error as Error;
  }
  throw new Error("It did not fail");
}

/** Gives the file a table of enquiries with some rows, deletes them, and declares its version. */
function usedFile(version: number): void {
  database.exec(`${first}; INSERT INTO enquiries SELECT hex(zeroblob(3000)) FROM json_each('[1,2,3,4,5,6]');
    DELETE FROM enquiries; INSERT INTO enquiries VALUES ('kept'); PRAGMA user_version = ${version}`);
}

describe("an empty file", () => {
  it("gets all migrations in their order, and no copy", () => {
    expect(versionOf(database)).toBe(0);
    migrate(database, file, migrationsOf(first, second, third));
    expect([versionOf(database), tables()]).toEqual([
      3,
      ["CREATE TABLE enquiries (id TEXT, page TEXT)", "CREATE TABLE facts (name TEXT)"],
    ]);
    expect([database.isTransaction, files()]).toEqual([false, ["enquiries.sqlite"]]);
    expect(queryValue(file, "PRAGMA user_version")).toBe(3);
  });

  it("gets this program's own where no others are named", () => {
    migrate(database, file);
    expect([versionOf(database), newestVersion()]).toEqual([ownFiles.length, ownFiles.length]);
    expect(value("SELECT count(*) FROM enquiries")).toBe(0);
    expect(files()).toEqual(["enquiries.sqlite"]);
  });

  it("stays empty when a migration fails, and the failure is told", () => {
    expect(failureOf(first, second, "BROKEN").message).toBe('near "BROKEN": syntax error');
    expect([versionOf(database), tables(), database.isTransaction, files()]).toEqual([
      0,
      [],
      false,
      ["enquiries.sqlite"],
    ]);
  });

  it("is not one of the first release, whatever other tables it has", () => {
    database.exec(third);
    migrate(database, file, migrationsOf(first, second));
    expect([versionOf(database), files()]).toEqual([2, ["enquiries.sqlite"]]);
  });
});

describe("an older file", () => {
  it("gets the migrations that it lacks, and a copy of before with its version in the name", () => {
    usedFile(2);
    migrate(database, file, migrationsOf("BROKEN", "BROKEN", third));
    expect([versionOf(database), tables(), database.isTransaction]).toEqual([
      3,
      ["CREATE TABLE enquiries (id TEXT)", "CREATE TABLE facts (name TEXT)"],
      false,
    ]);
    database.close();
    expect(files()).toEqual(["enquiries.sqlite", copyOf(2)]);
    const copy = join(folder, copyOf(2));
    expect(queryValue(copy, "PRAGMA user_version")).toBe(2);
    expect(queryValue(copy, "SELECT id FROM enquiries")).toBe("kept");
    expect(queryValue(copy, "SELECT count(*) FROM sqlite_schema")).toBe(1);
    expect(openFilesIn(folder)).toEqual([]);
  });

  it("may be of the first version", () => {
    usedFile(1);
    migrate(database, file, migrationsOf(first, second));
    expect([versionOf(database), files()]).toEqual([2, ["enquiries.sqlite", copyOf(1)]]);
  });

  it("keeps its free pages, which are overwritten", () => {
    usedFile(1);
    migrate(database, file, migrationsOf(first, second));
    expect(value("PRAGMA freelist_count")).toBeGreaterThan(0);
  });

  it("is changed with every commit flushed to the disk", () => {
    usedFile(1);
    database.exec("PRAGMA synchronous = NORMAL");
    migrate(database, file, migrationsOf(first, second));
    expect(value("PRAGMA synchronous")).toBe(2);
  });

  it("stays as it was, without a copy, when a migration fails", () => {
    usedFile(1);
    const before = readFileSync(file);
    expect(failureOf(first, second, "BROKEN").message).toBe('near "BROKEN": syntax error');
    expect([versionOf(database), tables(), database.isTransaction]).toEqual([
      1,
      ["CREATE TABLE enquiries (id TEXT)"],
      false,
    ]);
    database.close();
    expect([files(), openFilesIn(folder)]).toEqual([["enquiries.sqlite"], []]);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("stays as it was, without a copy, when the commit fails", () => {
    usedFile(1);
    const deferred = `CREATE TABLE parents (id INTEGER PRIMARY KEY);
      CREATE TABLE children (parent INTEGER REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
      INSERT INTO children VALUES (1)`;
    expect(failureOf(first, deferred).message).toBe("FOREIGN KEY constraint failed");
    expect([versionOf(database), tables(), database.isTransaction, files()]).toEqual([
      1,
      ["CREATE TABLE enquiries (id TEXT)"],
      false,
      ["enquiries.sqlite"],
    ]);
  });

  it("tells of the failure also when that has ended the transaction", () => {
    usedFile(1);
    expect(failureOf(first, "ROLLBACK; BROKEN").message).toBe('near "BROKEN": syntax error');
    expect([versionOf(database), files()]).toEqual([1, ["enquiries.sqlite"]]);
  });

  it("stays as it was while somebody else writes to it, and so does the copy that they make", () => {
    usedFile(1);
    writeFileSync(join(folder, "enquiries.unfinished-copy"), "theirs");
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE");
    expect(failureOf(first, second).message).toBe("database is locked");
    other.close();
    expect([versionOf(database), database.isTransaction]).toEqual([1, false]);
    expect(files()).toEqual(["enquiries.sqlite", "enquiries.unfinished-copy"]);
  });
});

describe("a file of the first release", () => {
  it("has had the first migration, and is copied as such", () => {
    database.close();
    cpSync(firstReleaseFile, file);
    database = new DatabaseSync(file);
    const before = queryValue(file, "SELECT count(*) FROM enquiries");
    migrate(database, file);
    expect([versionOf(database), value("SELECT count(*) FROM enquiries")]).toEqual([newestVersion(), before]);
    database.close();
    expect(files()).toEqual(["enquiries.sqlite", copyOf(1)]);
    expect(queryValue(join(folder, copyOf(1)), "SELECT count(*) FROM enquiries")).toBe(before);
    expect(queryValue(join(folder, copyOf(1)), "PRAGMA user_version")).toBe(0);
  });

  it("loses what was deleted in it", () => {
    usedFile(0);
    expect(value("PRAGMA freelist_count")).toBeGreaterThan(0);
    migrate(database, file, migrationsOf(first, second));
    expect(value("PRAGMA freelist_count")).toBe(0);
    expect(queryValue(join(folder, copyOf(1)), "SELECT id FROM enquiries")).toBe("kept");
  });

  it("is not copied when only its version is new", () => {
    usedFile(0);
    migrate(database, file, migrationsOf(first));
    expect([versionOf(database), value("SELECT id FROM enquiries"), files()]).toEqual([
      1,
      "kept",
      ["enquiries.sqlite"],
    ]);
  });
});

it("a file of this program's version is left alone, also while somebody else writes to it", () => {
  usedFile(2);
  database.exec("PRAGMA synchronous = NORMAL");
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  migrate(database, file, migrationsOf("BROKEN", "BROKEN"));
  other.close();
  expect([versionOf(database), value("PRAGMA synchronous"), files()]).toEqual([2, 1, ["enquiries.sqlite"]]);
});

const newer = (path: string, version: number, newest: number) =>
  `${path} has version ${version}; this program knows versions up to ${newest}. Run the release that made it, or move enquiries.sqlite (with enquiries.sqlite-wal) away and put the copy enquiries.v${newest}.*.sqlite of before the change in its place`;

it("a newer file is left alone, with what to do", () => {
  usedFile(3);
  const error = failureOf(first, second);
  expect(error).toBeInstanceOf(StoreError);
  expect(error.message).toBe(newer(file, 3, 2));
  expect([versionOf(database), database.isTransaction, files()]).toEqual([3, false, ["enquiries.sqlite"]]);
});

describe("the migrations that a version lacks", () => {
  const texts = ownFiles.sort().map((name) => readFileSync(join(ownFolder, name), "utf8"));

  it("are returned in their order", () => {
    expect(pendingFor(0, file)).toEqual(texts);
    expect(pendingFor(newestVersion() - 1, file)).toEqual(texts.slice(-1));
    expect(pendingFor(newestVersion(), file)).toEqual([]);
  });

  it("are not known for a newer one", () => {
    const version = newestVersion() + 1;
    const pending = () => pendingFor(version, "/backups/enquiries.sqlite");
    expect(pending).toThrow(new StoreError(newer("/backups/enquiries.sqlite", version, newestVersion())));
    expect(pending).toThrow(StoreError);
  });
});
