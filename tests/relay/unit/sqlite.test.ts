import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { databaseFile, SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

const migrations = temporaryFolder("migrations");
writeFileSync(join(migrations, "0001_notes.sql"), "CREATE TABLE notes (id TEXT PRIMARY KEY) STRICT");

let folder: string;
let file: string;
let database: SqliteDatabase;
let other: DatabaseSync;

beforeEach(() => {
  folder = join(temporaryFolder("sqlite"), "data");
  file = databaseFile(folder);
  database = new SqliteDatabase(folder, { migrations });
  other = new DatabaseSync(file);
});
afterEach(async () => {
  if (other.isOpen) other.close();
  await database.close();
});

const add = (id: string) => database.write("INSERT INTO notes (id) VALUES (?) RETURNING id", id);

describe("a store that is opened", () => {
  it("flushes each commit, overwrites deleted rows and limits its write-ahead log", async () => {
    const setting = async (name: string) => Object.values((await database.read(`PRAGMA ${name}`))[0] ?? {})[0];
    expect(await setting("synchronous")).toBe(2);
    expect(await setting("secure_delete")).toBe(1);
    expect(await setting("journal_size_limit")).toBe(4 * 1024 * 1024);
    expect(await setting("journal_mode")).toBe("wal");
  });

  it("is refused when its file is no database", () => {
    const place = temporaryFolder("letter");
    writeFileSync(databaseFile(place), "Dear Asha, ".repeat(1_000));
    expect(() => new SqliteDatabase(place)).toThrow(new StoreError("file is not a database"));
  });
});

it("of the writes of one event-loop turn, only one that breaks a constraint fails", async () => {
  const outcomes = await Promise.allSettled([add("1"), add("2"), add("1"), add("3")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(outcomes[2]).toMatchObject({ reason: new StoreError("UNIQUE constraint failed: notes.id") });
  expect(await database.read("SELECT id FROM notes ORDER BY id")).toEqual([{ id: "1" }, { id: "2" }, { id: "3" }]);
});

it("the write-ahead log is truncated unless another program reads", async () => {
  // Of several pages.
  await add("asha-".repeat(5_000));
  await database.write("DELETE FROM notes");
  other.exec("BEGIN; SELECT * FROM notes");
  expect(database.emptyLog(0)).toBe(false);
  other.exec("ROLLBACK");
  expect(database.emptyLog(0)).toBe(true);
  expect(statSync(`${file}-wal`).size).toBe(0);
  expect(readFileSync(file).includes("asha-")).toBe(false);
});
