import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { SqliteDatabase, storeFile } from "../../../server/relay/store/sqlite.ts";
import { addNote, noteIds, notesMigrations } from "../support/notes.ts";
import { temporaryFolder } from "../support/temporary.ts";

let folder: string;
let file: string;
let database: SqliteDatabase;
let other: DatabaseSync;

beforeEach(() => {
  folder = join(temporaryFolder("sqlite"), "data");
  file = storeFile(folder);
  database = new SqliteDatabase(folder, notesMigrations);
  other = new DatabaseSync(file);
});
afterEach(async () => {
  vi.restoreAllMocks();
  if (other.isOpen) other.close();
  await database.close();
});

const add = (id: string, n?: number) => addNote(database, id, n);
const ids = () => noteIds(database);

describe("a store that is opened", () => {
  it("flushes each commit, overwrites deleted rows and bounds its log", async () => {
    const setting = async (name: string) => Object.values((await database.read(`PRAGMA ${name}`))[0] ?? {})[0];
    expect(await setting("synchronous")).toBe(2);
    expect(await setting("secure_delete")).toBe(1);
    expect(await setting("journal_size_limit")).toBe(4 * 1024 * 1024);
    expect(await setting("journal_mode")).toBe("wal");
  });

  it("is refused when its file is no database", () => {
    const place = temporaryFolder("letter");
    writeFileSync(storeFile(place), "Dear Asha, ".repeat(1_000));
    expect(() => new SqliteDatabase(place)).toThrow(new StoreError("file is not a database"));
  });
});

describe("writes", () => {
  it("of one turn are one commit, in which one that fails does not fail the others", async () => {
    const version = () => Number(other.prepare("PRAGMA data_version").get()?.data_version);
    const before = version();
    const outcomes = await Promise.allSettled([add("1"), add("2"), add("1"), add("3")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect(outcomes[2]).toMatchObject({ reason: new StoreError("UNIQUE constraint failed: notes.id") });
    expect(await ids()).toEqual(["1", "2", "3"]);
    expect(version() - before).toBe(1);
  });

  it("are refused together when their commit fails, and the next are stored", async () => {
    const { exec } = DatabaseSync.prototype;
    vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (this: DatabaseSync, sql) {
      if (sql === "COMMIT") throw Object.assign(new Error("disk I/O error"), { errcode: 1034 });
      exec.call(this, sql);
    });
    const refused = await Promise.allSettled([add("1"), add("2")]);
    expect(refused.map((one) => "reason" in one && one.reason.message)).toEqual(Array(2).fill("disk I/O error"));
    vi.restoreAllMocks();
    await add("3");
    expect(await ids()).toEqual(["3"]);
  });
});

it("the log is emptied of deleted rows unless another program reads", async () => {
  await add(`asha-${"x".repeat(300)}`);
  await database.write("DELETE FROM notes");
  other.exec("BEGIN; SELECT * FROM notes");
  expect(database.emptyLog(0)).toBe(false);
  other.exec("ROLLBACK");
  expect(database.emptyLog(0)).toBe(true);
  expect(statSync(`${file}-wal`).size).toBe(0);
  expect(readFileSync(file).includes("asha-")).toBe(false);
});

it("closing waits for all writes, and leaves one file", async () => {
  const written = add("1");
  other.close();
  await database.close();
  await written;
  expect(readdirSync(folder)).toEqual(["enquiries.sqlite"]);
  database = new SqliteDatabase(folder, notesMigrations);
  expect(await ids()).toEqual(["1"]);
});
