import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { SqliteDatabase, storeFile } from "../../../server/relay/store/sqlite.ts";
import { WriteAheadLog } from "../../../server/relay/store/write-ahead-log.ts";
import { addNote, noteIds, notesMigrations } from "../support/notes.ts";
import { holdFor } from "../support/other-thread.ts";
import { openFilesIn, unwritableFile } from "../support/proc.ts";
import { modeOf } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const closing: { close(): unknown }[] = [];
let folder: string;
let file: string;
let database: SqliteDatabase;
const onMended = vi.fn();

beforeEach(() => {
  folder = join(temporaryFolder("sqlite"), "data");
  file = storeFile(folder);
  onMended.mockClear();
  database = new SqliteDatabase(folder, { migrations: notesMigrations, onMended });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const one of closing.splice(0)) one.close();
  await database.close();
});

/** Another program that has the store open. */
function another(): DatabaseSync {
  const other = new DatabaseSync(file);
  closing.push(other);
  return other;
}
const add = (id: string, n?: number) => addNote(database, id, n);
const ids = () => noteIds(database);

describe("a store that is opened", () => {
  it("is its owner's alone, with the folder, and in SQLite's mode for many readers", () => {
    expect([modeOf(folder), modeOf(file)]).toEqual([0o700, 0o600]);
    expect(file).toBe(join(folder, "enquiries.sqlite"));
    expect(another().prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  });

  it.each(["", "-wal", "-shm"])("is told whose it is where its file%s may not be written to", (end) => {
    const place = temporaryFolder("closed");
    if (end !== "") copyFileSync(file, storeFile(place));
    symlinkSync(unwritableFile, storeFile(place) + end);
    expect(() => new SqliteDatabase(place, { migrations: notesMigrations })).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(new RegExp(`^${storeFile(place)}${end} belongs to root, and `)),
        cause: expect.any(Error),
      }),
    );
  });

  it.skipIf(process.geteuid?.() !== 0)("by root belongs to the owner of its folder", async () => {
    const place = temporaryFolder("owner");
    chownSync(place, 1234, 2345);
    await new SqliteDatabase(place, { migrations: notesMigrations }).close();
    expect([statSync(storeFile(place)).uid, statSync(storeFile(place)).gid]).toEqual([1234, 2345]);
  });

  it("that others could read is its owner's alone from then on", async () => {
    await database.close();
    chmodSync(file, 0o644);
    database = new SqliteDatabase(folder, { migrations: notesMigrations });
    expect(modeOf(file)).toBe(0o600);
  });

  it("and changed waits for another program that writes", async () => {
    await database.close();
    const { ended } = await holdFor(200, file, "BEGIN IMMEDIATE");
    const later = temporaryFolder("later");
    cpSync(notesMigrations, later, { recursive: true });
    writeFileSync(join(later, "0002_words.sql"), "CREATE TABLE words (word TEXT)");
    database = new SqliteDatabase(folder, { migrations: later });
    expect(await database.read("SELECT * FROM words")).toEqual([]);
    await ended;
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
    const opened = (path: string) => () => new SqliteDatabase(path, { migrations: notesMigrations });
    const stillOpen = openFilesIn(folder).length;
    expect(opened(join(place, "file"))).toThrow(StoreError);
    mkdirSync(join(place, "none"));
    writeFileSync(storeFile(join(place, "none")), "Dear Asha, ".repeat(1_000));
    expect(opened(join(place, "none"))).toThrow(/^file is not a database$/);
    another().exec("PRAGMA user_version = 7");
    expect(opened(folder)).toThrow(/has version 7; this program knows versions up to 1\./);
    // Its own connections, and the other program's three files.
    expect([openFilesIn(place), openFilesIn(folder).length - stillOpen]).toEqual([[], 3]);
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
    const message = "NOT NULL constraint failed: notes.id";
    expect(all).toMatchObject([1, 2].map(() => ({ status: "rejected", reason: { message } })));
    await expect(database.rehearse("INSERT OR ROLLBACK INTO notes VALUES (NULL, 1)")).rejects.toThrow(message);
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

  it("nothing else waits for as long as such work did", async () => {
    const other = another();
    other.exec("BEGIN IMMEDIATE");
    expect(database.whileAlone(400, () => undefined)).toBe(false);
    const start = performance.now();
    const rehearsed = database.rehearse("INSERT INTO notes VALUES ('1', 1)");
    // What waits would hold up every page.
    expect(performance.now() - start).toBeLessThan(300);
    other.exec("ROLLBACK");
    await rehearsed;
  });

  it("a write that is on the disk by then is acknowledged", async () => {
    const other = another();
    const begin = async () => other.exec("BEGIN IMMEDIATE");
    vi.spyOn(WriteAheadLog.prototype, "flush").mockImplementationOnce(begin);
    expect(await add("1")).toEqual([{ id: "1" }]);
    other.exec("ROLLBACK");
  });

  it("it is closed all the same", async () => {
    const other = another();
    const others = openFilesIn(folder).length;
    other.exec("BEGIN IMMEDIATE");
    await database.close();
    expect(openFilesIn(folder).length).toBeLessThan(others);
    other.exec("ROLLBACK");
    database = new SqliteDatabase(temporaryFolder("next"), { migrations: notesMigrations });
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
    database.emptyLog(0);
    await database.rehearse("INSERT INTO notes VALUES (?, ?)", "1".repeat(20_000), 2);
    expect([await ids(), statSync(`${file}-wal`).size > 0]).toEqual([[], true]);
    await expect(database.rehearse("INSERT INTO none VALUES (1)")).rejects.toThrow(
      new StoreError("no such table: none"),
    );
    await add("1");
  });
});

it("what is closed has waited for all writes, and leaves one file", async () => {
  const written = add("1");
  await database.close();
  await written;
  expect([readdirSync(folder), openFilesIn(folder)]).toEqual([["enquiries.sqlite"], []]);
  expect(another().prepare("SELECT id FROM notes").all()).toEqual([{ id: "1" }]);
  database = new SqliteDatabase(temporaryFolder("next"), { migrations: notesMigrations });
});
