import { renameSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { SqliteDatabase, storeFile } from "../../../server/relay/store/sqlite.ts";
import { WriteAheadLog } from "../../../server/relay/store/write-ahead-log.ts";
import { overwrite } from "../support/log-files.ts";
import { addNote, noteIds, notesMigrations } from "../support/notes.ts";
import { temporaryFolder } from "../support/temporary.ts";

let folder: string;
let file: string;
let database: SqliteDatabase;
let other: DatabaseSync | undefined;
const onMended = vi.fn();

beforeEach(() => {
  folder = temporaryFolder("damage");
  file = storeFile(folder);
  onMended.mockClear();
  database = new SqliteDatabase(folder, { migrations: notesMigrations, onMended });
});
afterEach(async () => {
  vi.restoreAllMocks();
  other?.close();
  other = undefined;
  await database.close();
});

const add = (id: string, n?: number) => addNote(database, id, n);
const ids = () => noteIds(database);

const spoil = (path: string, length = 2_000, at = 0) => overwrite(path, Buffer.alloc(length, 0x5a), at);

/** Another program's row, which this one has read in the log but not in its own memory of the pages. */
async function rowOfAnother(): Promise<void> {
  other = new DatabaseSync(file);
  other.exec("INSERT INTO notes VALUES ('other', 1)");
  await database.rehearse("INSERT INTO notes VALUES ('rehearsed', 1)");
}

/** Does work in place of the next flush to the disk, as another program might meanwhile. */
const whileFlushing = (work: () => void) =>
  vi.spyOn(WriteAheadLog.prototype, "flush").mockImplementationOnce(async () => work());

describe("files that another program has changed", () => {
  const mended = () =>
    expect(onMended.mock.calls).toEqual([
      [`${file}-wal was overwritten by another program while it was open, and was put right`],
    ]);

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
    spoil(`${file}-wal`);
    await act();
    if (isTold) mended();
    await database.close();
    database = new SqliteDatabase(folder, { migrations: notesMigrations });
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
    spoil(file);
    await expect(add("3")).rejects.toThrow(
      /was overwritten by another program while it was open, so nothing more is taken/,
    );
    const left = statSync(`${file}-wal`).size;
    await database.close();
    expect(statSync(`${file}-wal`).size).toBe(left);
  });

  it("are put right where SQLite would copy them into the store at closing", async () => {
    await add("1");
    await add("2");
    // Within a page, which SQLite has in memory.
    spoil(`${file}-wal`, 1, 100);
    await database.close();
    mended();
    database = new SqliteDatabase(folder, { migrations: notesMigrations });
    expect(await ids()).toEqual(["1", "2"]);
  });

  it.each([
    ["read", async () => void (await ids())],
    ["written to", async () => void (await add("3"))],
  ])("and that SQLite itself cannot read are put right when the store is %s", async (_what, act) => {
    await add("1");
    await rowOfAnother();
    spoil(`${file}-wal`, statSync(`${file}-wal`).size);
    await act();
    mended();
    expect((await ids()).filter((id) => id !== "3")).toEqual(["1", "other"]);
  });

  it("are put right with what stood in the log when the store was opened", async () => {
    await add("1");
    const second = new SqliteDatabase(folder, { migrations: notesMigrations });
    spoil(`${file}-wal`);
    expect(await second.write("INSERT INTO notes VALUES ('2', 1)")).toEqual([]);
    await second.close();
    expect(await ids()).toEqual(["1", "2"]);
  });

  it.each([
    ["first bytes", 2_000, () => 0],
    // Within a page, which SQLite has in memory.
    ["last byte", 1, (size: number) => size - 1],
  ])(
    "in their %s while a write goes to the disk are put right before it is acknowledged",
    async (_what, length, at) => {
      await add("1");
      whileFlushing(() => spoil(`${file}-wal`, length, at(statSync(`${file}-wal`).size)));
      await add("2");
      mended();
      expect(await ids()).toEqual(["1", "2"]);
    },
  );

  it("while a write or a rehearsal goes to the disk, and are other files, have it refused", async () => {
    await add("1");
    const away = () => renameSync(`${file}-wal`, `${file}-wal.away`);
    const back = () => renameSync(`${file}-wal.away`, `${file}-wal`);
    for (const act of [() => add("2"), () => database.rehearse("INSERT INTO notes VALUES ('3', 1)")]) {
      whileFlushing(away);
      await expect(act()).rejects.toThrow("was removed or replaced while it was open");
      back();
    }
    database.emptyLog(0);
    await add("4");
    whileFlushing(() => spoil(file));
    await expect(add("5")).rejects.toThrow("was overwritten by another program while it was open");
  });
});
