import { existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { SqliteDatabase, storeFile } from "../../../server/relay/store/sqlite.ts";
import { temporaryFolder } from "../support/temporary.ts";

const migrations = temporaryFolder("migrations");
writeFileSync(join(migrations, "0001_notes.sql"), "CREATE TABLE notes (id TEXT PRIMARY KEY, n INTEGER) STRICT");

const closing: { close(): unknown }[] = [];
let folder: string;
let file: string;
let database: SqliteDatabase;
const onMended = vi.fn();

beforeEach(() => {
  folder = join(temporaryFolder("sqlite"), "data");
  file = storeFile(folder);
  onMended.mockClear();
  database = new SqliteDatabase(folder, { migrations, onMended });
});
afterEach(async () => {
  for (const one of closing.splice(0)) one.close();
  await database.close();
});

/** Another program that has the store open. */
function another(): DatabaseSync {
  const other = new DatabaseSync(file);
  closing.push(other);
  return other;
}
const add = (id: string, n: number | null = null) =>
  database.write("INSERT INTO notes (id, n) VALUES (?, ?) RETURNING id", id, n);
const ids = async () => (await database.read("SELECT id FROM notes ORDER BY id")).map(({ id }) => id);
const modeOf = (path: string) => statSync(path).mode & 0o777;

describe("a store that is opened", () => {
  it("is its owner's alone, with the folder, and in SQLite's mode for many readers", () => {
    expect([modeOf(folder), modeOf(file)]).toEqual([0o700, 0o600]);
    expect(file).toBe(join(folder, "enquiries.sqlite"));
    expect(another().prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  });

  it("leaves no word of a deleted row", async () => {
    await add(`asha-${"x".repeat(300)}`);
    expect(database.emptyLog(0)).toBe(true);
    await database.write("DELETE FROM notes");
    expect(database.emptyLog(0)).toBe(true);
    expect(readFileSync(file).includes("asha-")).toBe(false);
  });

  it("is migrated by the program's own files where no others are named", async () => {
    const own = new SqliteDatabase(temporaryFolder("own"));
    expect(await own.read("SELECT count(*) AS n FROM enquiries")).toEqual([{ n: 0 }]);
    await own.close();
  });

  it("is refused with the reason", () => {
    const place = temporaryFolder("place");
    writeFileSync(join(place, "file"), "");
    const opened = (path: string) => () => new SqliteDatabase(path, { migrations });
    expect(opened(join(place, "file"))).toThrow(StoreError);
    mkdirSync(join(place, "none"));
    writeFileSync(storeFile(join(place, "none")), "Dear Asha, ".repeat(1_000));
    expect(opened(join(place, "none"))).toThrow(/^file is not a database$/);
    another().exec("PRAGMA user_version = 7");
    expect(opened(folder)).toThrow(/has version 7; this program knows versions up to 1\./);
  });
});

describe("reading and writing", () => {
  it("gives rows, integers as numbers where they fit", async () => {
    expect(await add("1", 5)).toEqual([{ id: "1" }]);
    another().exec("UPDATE notes SET n = 9007199254740993");
    await add("2", Number.MAX_SAFE_INTEGER);
    expect(await database.read("SELECT * FROM notes ORDER BY id")).toEqual([
      { id: "1", n: 9007199254740993n },
      { id: "2", n: Number.MAX_SAFE_INTEGER },
    ]);
    expect(await database.read("SELECT * FROM notes WHERE id = ?", "2")).toHaveLength(1);
  });

  it("of many at once is one change on the disk, of which one that fails stands alone", async () => {
    const other = another();
    const version = () => Number(other.prepare("PRAGMA data_version").get()?.data_version);
    const before = version();
    const outcomes = await Promise.allSettled([add("1"), add("2"), add("1"), add("3")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect(outcomes[2]).toMatchObject({ reason: new StoreError("UNIQUE constraint failed: notes.id") });
    expect(await ids()).toEqual(["1", "2", "3"]);
    expect(version() - before).toBe(1);
  });

  it("goes on after one that took back all that was written with it", async () => {
    const all = await Promise.allSettled([
      add("1"),
      database.write("INSERT OR ROLLBACK INTO notes VALUES (NULL, 'x')"),
    ]);
    expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await add("2");
    expect(await ids()).toEqual(["2"]);
  });

  it("fails with the database's reason", async () => {
    await expect(database.read("SELECT other FROM notes")).rejects.toThrow(new StoreError("no such column: other"));
    await expect(database.write("INSERT INTO none VALUES (1)")).rejects.toThrow(new StoreError("no such table: none"));
  });
});

describe("while another program writes", () => {
  it("a write waits, and is made as soon as the other is done", async () => {
    const other = another();
    other.exec("BEGIN IMMEDIATE; INSERT INTO notes VALUES ('other', NULL)");
    const written = add("own");
    const early = vi.fn();
    void written.then(early);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(early).not.toHaveBeenCalled();
    other.exec("COMMIT");
    await written;
    expect(await ids()).toEqual(["other", "own"]);
  });

  it("for longer than two seconds, writes and rehearsals are refused, none of them stays, and the next is taken", async () => {
    const other = another();
    other.exec("BEGIN IMMEDIATE");
    const refused = await Promise.allSettled([
      add("1"),
      add("2"),
      database.rehearse("INSERT INTO notes VALUES ('3', 1)"),
    ]);
    expect(refused.map((one) => "reason" in one && one.reason)).toEqual(
      Array(3).fill(new StoreError("database is locked")),
    );
    other.exec("ROLLBACK");
    await add("4");
    expect(await ids()).toEqual(["4"]);
  });

  it("work that has to be alone is not done, and not waited for longer than is said", () => {
    another().exec("BEGIN IMMEDIATE");
    const work = vi.fn();
    const start = performance.now();
    expect(database.whileAlone(150, work)).toBe(false);
    expect(performance.now() - start).toBeGreaterThan(140);
    expect(work).not.toHaveBeenCalled();
    const later = performance.now();
    expect(database.whileAlone(0, work)).toBe(false);
    expect(performance.now() - later).toBeLessThan(140);
  });
});

describe("work while nobody else writes", () => {
  it("is done with the others locked out, who may write afterwards", () => {
    const other = another();
    const work = vi.fn(() => expect(() => other.exec("BEGIN IMMEDIATE")).toThrow("locked"));
    expect(database.whileAlone(0, work)).toBe(true);
    expect(work).toHaveBeenCalledOnce();
    other.exec("BEGIN IMMEDIATE; ROLLBACK");
  });

  it("that fails is told, and locks nobody out", () => {
    const failing = () => {
      throw new TypeError("x");
    };
    expect(() => database.whileAlone(0, failing)).toThrow(new StoreError("x"));
    another().exec("BEGIN IMMEDIATE; ROLLBACK");
  });

  it("empties the log unless somebody reads it", async () => {
    await add("1");
    const log = () => statSync(`${file}-wal`).size;
    const other = another();
    other.exec("BEGIN; SELECT * FROM notes");
    expect([database.emptyLog(0), log() > 0]).toEqual([false, true]);
    other.exec("ROLLBACK");
    expect([database.emptyLog(0), log()]).toEqual([true, 0]);
  });

  it("rehearses a write up to the disk, and keeps nothing of it", async () => {
    await database.rehearse("INSERT INTO notes VALUES (?, ?)", "1", 2);
    expect(await ids()).toEqual([]);
    await expect(database.rehearse("INSERT INTO none VALUES (1)")).rejects.toThrow(
      new StoreError("no such table: none"),
    );
    await add("1");
  });
});

describe("files that another program has changed", () => {
  const mended = () =>
    expect(onMended.mock.calls).toEqual([
      [`${file}-wal was overwritten by another program while it was open, and was put right`],
    ]);
  const overwrite = (path: string) => writeSync(openSync(path, "r+"), Buffer.alloc(2_000, 0x5a), 0, 2_000, 0);

  it.each([
    ["written to", true, () => add("3")],
    ["read", false, () => database.read("SELECT * FROM notes WHERE n = 1")],
    ["rehearsed", true, () => database.rehearse("INSERT INTO notes VALUES ('4', 1)")],
    ["emptied into the store", true, async () => void database.emptyLog(0)],
    ["left alone for a work", false, async () => void database.whileAlone(0, () => undefined)],
    ["closed", true, () => database.close()],
  ])("are put right when the store is %s", async (_what, isTold, act) => {
    await add("1");
    await add("2");
    overwrite(`${file}-wal`);
    await act();
    if (isTold) mended();
    await database.close();
    database = new SqliteDatabase(folder, { migrations });
    expect((await ids()).slice(0, 2)).toEqual(["1", "2"]);
  });

  it("take no more where one of them is another", async () => {
    await add("1");
    renameSync(`${file}-wal`, `${file}-wal.away`);
    writeFileSync(`${file}-wal`, "");
    const told = new StoreError(
      `${file}-wal was removed or replaced while it was open: put it back, or restart the server`,
    );
    await expect(add("2")).rejects.toThrow(told);
    await expect(database.rehearse("INSERT INTO notes VALUES ('3', 1)")).rejects.toThrow(told);
    expect(() => database.emptyLog(0)).toThrow(told);
    renameSync(`${file}-wal.away`, `${file}-wal`);
    await add("4");
    expect(await ids()).toEqual(["1", "4"]);
  });

  it("take no more where the store's own file was written over, and are left as they are", async () => {
    await add("1");
    database.emptyLog(0);
    await add("2");
    overwrite(file);
    await expect(add("3")).rejects.toThrow(
      /was overwritten by another program while it was open, so nothing more is taken/,
    );
    const left = statSync(`${file}-wal`).size;
    await database.close();
    expect(statSync(`${file}-wal`).size).toBe(left);
  });
});

it("what is closed has waited for all writes, and leaves one file", async () => {
  const written = add("1");
  await database.close();
  await written;
  expect([existsSync(`${file}-wal`), existsSync(`${file}-shm`)]).toEqual([false, false]);
  expect(another().prepare("SELECT id FROM notes").all()).toEqual([{ id: "1" }]);
  database = new SqliteDatabase(temporaryFolder("next"), { migrations });
});
