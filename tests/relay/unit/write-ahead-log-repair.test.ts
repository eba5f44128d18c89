import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { WriteAheadLog } from "../../../server/relay/store/write-ahead-log.ts";
import { cutTo, filesOf, flip, indexOf, loggedBytes, overwrite, refused, storeWithLog } from "../support/log-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** How many rows the next start finds in a store's files. */
function rowsAfterStart(file: string): unknown {
  const folder = join(dirname(file), "next");
  mkdirSync(folder);
  for (const end of ["", "-wal"]) copyFileSync(`${file}${end}`, join(folder, `store.sqlite${end}`));
  const database = new DatabaseSync(join(folder, "store.sqlite"));
  database.exec("PRAGMA synchronous = OFF");
  try {
    return database.prepare("SELECT count(*) AS rows FROM letters").get()?.rows;
  } finally {
    database.close();
  }
}

describe.each([
  ["short", 512, 10],
  // It is compared in parts of 64 KB.
  ["long", 4096, 80_000],
])("a %s log that was read", (_, pageSize, rowLength) => {
  const whole = loggedBytes(pageSize, rowLength);
  const last = whole.length - pageSize - 24;
  const readLog = () => {
    const files = filesOf(whole, indexOf(whole, pageSize));
    expect(files.log.holdsAll()).toBe(true);
    return files;
  };

  it.each<[string, (path: string) => void]>([
    ["whose first byte was changed", (path) => flip(path, 0)],
    ["whose header's last byte was changed", (path) => flip(path, 31)],
    ["whose last frame's first byte was changed", (path) => flip(path, last)],
    ["whose last frame's checksum was changed", (path) => flip(path, last + 23)],
    ["that was overwritten", (path) => flip(path, 0, whole.length)],
    ["that was emptied", (path) => cutTo(path, 0)],
    ["that was cut off within its header", (path) => cutTo(path, 31)],
    ["that was cut off before its last frame", (path) => cutTo(path, last)],
    ["that was cut off within the header of its last frame", (path) => cutTo(path, last + 23)],
    ["that was cut off by one byte", (path) => cutTo(path, whole.length - 1)],
    ["whose last byte was changed", (path) => flip(path, whole.length - 1)],
  ])("and %s is found out at each look, and put right", (_, change) => {
    const { log, path } = readLog();
    change(path);
    expect([log.holdsAll(), log.holdsAll()]).toEqual([false, false]);
    expect(log.ensureWhole()).toBe(true);
    expect(readFileSync(path)).toEqual(whole);
    expect([log.holdsAll(), log.ensureWhole(), log.ensureWhole({ anyway: true })]).toEqual([true, false, false]);
  });

  it.each<[string, (path: string) => void]>([
    ["changed within its first page", (path) => flip(path, 60)],
    ["cut off within its middle", (path) => cutTo(path, Math.floor(whole.length * 0.7))],
  ])("and %s is put right where all of it is read", (_, change) => {
    const { log, path } = readLog();
    expect(log.ensureWhole({ anyway: true })).toBe(false);
    change(path);
    expect(log.ensureWhole()).toBe(true);
    expect(readFileSync(path)).toEqual(whole);
    expect(log.ensureWhole({ anyway: true })).toBe(false);
  });

  it("and whose middle alone was changed is not found out by a short look, and put right all the same after it", () => {
    const { log, path } = readLog();
    flip(path, 60);
    expect([log.holdsAll(), log.ensureWhole(), log.ensureWhole()]).toEqual([true, true, false]);
    expect(readFileSync(path)).toEqual(whole);
  });
});

describe.each([
  [512, 10],
  [4096, 10_000],
  [65_536, 10],
])("the log of an open store, of pages of %s bytes,", (pageSize, rowLength) => {
  /** A store of one row whose log was read. */
  function readStore() {
    const store = storeWithLog(pageSize);
    store.write(rowLength);
    expect(store.log.holdsAll()).toBe(true);
    return { ...store, whole: store.bytes() };
  }

  it("is put right as often as it is changed, and the next start finds all rows", () => {
    const { log, file, path, write, bytes, whole } = readStore();
    cutTo(path, 0);
    expect(log.ensureWhole()).toBe(true);
    expect(bytes()).toEqual(whole);
    write(rowLength);
    expect(log.holdsAll()).toBe(true);
    flip(path, whole.length + 40);
    expect([log.ensureWhole(), log.ensureWhole({ anyway: true })]).toEqual([true, false]);
    expect(rowsAfterStart(file)).toBe(2);
  });

  it("is put right together with frames that were not read before", () => {
    const { log, file, path, write, bytes } = readStore();
    write(rowLength);
    const longer = bytes();
    flip(path, 60);
    expect(log.ensureWhole()).toBe(true);
    expect(bytes()).toEqual(longer);
    expect(rowsAfterStart(file)).toBe(2);
  });

  it("is refused when frames that were not read before are spoilt, with the earlier ones put right", () => {
    const { log, path, write, bytes, whole } = readStore();
    write(rowLength);
    const longer = bytes();
    flip(path, 60);
    flip(path, whole.length + 30);
    expect(() => log.ensureWhole()).toThrow(refused(path));
    expect(() => log.ensureWhole()).toThrow(StoreError);
    expect(bytes().subarray(0, whole.length)).toEqual(whole);
    flip(path, whole.length + 30);
    expect(bytes()).toEqual(longer);
    expect([log.ensureWhole(), log.holdsAll()]).toEqual([false, true]);
  });
});

describe("a log whose file did not change since it was read", () => {
  /** The log was read, and its index tells of a frame more since. */
  function changedIndex() {
    const made = loggedBytes();
    const files = filesOf(made, indexOf(made, 4096));
    expect(files.log.ensureWhole()).toBe(false);
    overwrite(files.indexPath, indexOf(made, 4096, { frames: 100 }));
    return { ...files, made };
  }

  it("is not read again, unless that is asked for", () => {
    const { log, path } = changedIndex();
    expect(log.ensureWhole()).toBe(false);
    expect(log.ensureWhole({})).toBe(false);
    expect(log.ensureWhole({ anyway: false })).toBe(false);
    expect(() => log.ensureWhole({ anyway: true })).toThrow(refused(path));
  });

  it("is read again when its time or its length is another", () => {
    const { log, path, made } = changedIndex();
    overwrite(path, made);
    expect(() => log.ensureWhole()).toThrow(refused(path));
    const longer = changedIndex();
    writeFileSync(longer.path, Buffer.concat([made, made]));
    expect(() => longer.log.ensureWhole()).toThrow(refused(longer.path));
  });

  it("is read the first time", () => {
    const made = loggedBytes();
    const { log, path } = filesOf(made, indexOf(made, 4096, { frames: 100 }));
    expect(() => log.ensureWhole()).toThrow(refused(path));
  });
});

describe("the files of a log", () => {
  it("are those beside the store, and stay open when others take their names", () => {
    const { log, file, path } = storeWithLog();
    expect(log.path).toBe(path);
    for (const end of ["-wal", "-shm"]) {
      renameSync(`${file}${end}`, `${file}${end}-aside`);
      writeFileSync(`${file}${end}`, "another");
    }
    expect([log.holdsAll(), log.ensureWhole({ anyway: true })]).toEqual([true, false]);
    for (const end of ["-wal", "-shm"]) renameSync(`${file}${end}-aside`, `${file}${end}`);
  });

  it.each(["-wal", "-shm"])("must be there: %s", (end) => {
    const file = join(temporaryFolder("log"), "store.sqlite");
    for (const name of ["-wal", "-shm"]) writeFileSync(`${file}${name}`, "");
    rmSync(`${file}${end}`);
    expect(() => new WriteAheadLog(file)).toThrow(`ENOENT: no such file or directory, open '${file}${end}'`);
  });

  it("are flushed while they are open, and both closed at the end", async () => {
    const file = join(temporaryFolder("log"), "store.sqlite");
    for (const end of ["-wal", "-shm"]) writeFileSync(`${file}${end}`, "");
    const log = new WriteAheadLog(file);
    await expect(log.flush()).resolves.toBeUndefined();
    expect(log.holdsAll()).toBe(false);
    log.close();
    expect(() => log.holdsAll()).toThrow("EBADF");
    expect(() => log.checkpoints()).toThrow("EBADF");
    await expect(log.flush()).rejects.toThrow("EBADF");
  });
});
