import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { openWorkFolder, removeLeftover } from "../../../server/relay/store/work-folder.ts";
import { openFilesIn } from "../support/proc.ts";
import { modeOf } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder("work"), "unfinished");
});

const openFiles = () => openFilesIn(dirname(folder));

/** Leaves a folder with these files, as a command does that is killed. */
function leave(...names: string[]): void {
  mkdirSync(folder);
  for (const name of names) writeFileSync(join(folder, name), "");
}

/** Locks the folder as a command does that is at work in it. */
function workElsewhere(): DatabaseSync {
  leave("lock", "backup.sqlite");
  const database = new DatabaseSync(join(folder, "lock"));
  database.exec("BEGIN EXCLUSIVE");
  return database;
}

/** The error of work that fails. */
function errorOf(work: () => unknown): StoreError {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    return error as StoreError;
  }
  throw new Error("It did not fail");
}

describe("a work folder", () => {
  it("is its owner's alone, with a lock in it, until its command is done", () => {
    const remove = openWorkFolder(folder);
    expect(readdirSync(folder)).toContain("lock");
    expect([modeOf(folder), modeOf(join(folder, "lock"))]).toEqual([0o700, 0o600]);
    expect(openFiles()).toContain("unfinished/lock");
    writeFileSync(join(folder, "backup.sqlite"), "words");
    remove();
    expect([readdirSync(dirname(folder)), openFiles()]).toEqual([[], []]);
  });

  it("is one command's at a time", () => {
    const remove = openWorkFolder(folder);
    writeFileSync(join(folder, "backup.sqlite"), "words");
    expect(errorOf(() => openWorkFolder(folder)).message).toBe(
      `Another command is at work in ${folder}: run this again when it is done`,
    );
    expect(readFileSync(join(folder, "backup.sqlite"), "utf8")).toBe("words");
    remove();
    openWorkFolder(folder)();
    expect(existsSync(folder)).toBe(false);
  });

  it("takes the place of what a killed command left", () => {
    leave("lock", "backup.sqlite");
    const remove = openWorkFolder(folder);
    expect(readdirSync(folder)).not.toContain("backup.sqlite");
    remove();
  });

  it("may be removed by others before its command is done", () => {
    const remove = openWorkFolder(folder);
    rmSync(folder, { recursive: true });
    remove();
    expect(openFiles()).toEqual([]);
  });

  it("cannot be made where the folder above it is missing", () => {
    const path = join(folder, "below");
    const error = errorOf(() => openWorkFolder(path));
    expect(error.message).toBe(`ENOENT: no such file or directory, mkdir '${path}'`);
    expect(error.cause).toMatchObject({ code: "ENOENT" });
  });
});

describe("what a command left", () => {
  it("is nothing", () => {
    expect(removeLeftover(folder)).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  it("is an empty folder, and is removed", () => {
    leave();
    expect(removeLeftover(folder)).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  it("is an empty folder that nobody may read, and is removed", () => {
    leave();
    chmodSync(folder, 0);
    expect(removeLeftover(folder)).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  it.each([
    "lock",
    "lock-journal",
    "lock-wal",
    "lock-shm",
    "backup.sqlite",
    "backup.sqlite-journal",
    "backup.sqlite-wal",
    "backup.sqlite-shm",
    "enquiries.unfinished-copy",
    "enquiries.unfinished-copy-journal",
    "enquiries.v1.20260101T000000000Z.sqlite",
    "enquiries.v12.x.sqlite-shm",
  ])("is %s, and is removed", (name) => {
    leave(name);
    expect(removeLeftover(folder)).toBe(true);
    expect([existsSync(folder), openFiles()]).toEqual([false, []]);
  });

  it.each([
    "notes.txt",
    "my-lock",
    "lock-",
    "lock-x",
    "lock-wal-shm-x",
    "lock-wal.txt",
    "backup.sqlite.gz",
    "old-backup.sqlite",
    "backup",
    "enquiries.sqlite",
    "enquiries.v1.sqlite",
    "enquiries.v1..sqlite",
    "enquiries.v.x.sqlite",
    "enquiries.va.x.sqlite",
    "enquiries.v1.x.sqlite3",
    "enquiries.unfinished-copy2",
    "enquiries",
  ])("is not %s, which is in the way and stays, with all beside it", (name) => {
    leave("lock", name);
    expect(errorOf(() => removeLeftover(folder)).message).toBe(
      `${folder} is in the way, and holds what this program did not make. Move it, and try again`,
    );
    expect([readdirSync(folder).sort(), openFiles()]).toEqual([["lock", name].sort(), []]);
  });

  it("stays while a command is at work in it", () => {
    const elsewhere = workElsewhere();
    expect(removeLeftover(folder)).toBe(false);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(["backup.sqlite", "lock"]));
    elsewhere.close();
    expect(openFiles()).toEqual([]);
    expect(removeLeftover(folder)).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  it("may be removed by another command at the same moment", () => {
    leave("lock");
    const { close } = DatabaseSync.prototype;
    const closed = vi.spyOn(DatabaseSync.prototype, "close").mockImplementation(function (this: DatabaseSync) {
      close.call(this);
      rmSync(folder, { recursive: true });
    });
    onTestFinished(() => void closed.mockRestore());
    expect(removeLeftover(folder)).toBe(true);
  });

  it("stays when its lock cannot be used, and the reason is told", () => {
    leave("backup.sqlite");
    writeFileSync(join(folder, "lock"), "words that are no database");
    const error = errorOf(() => removeLeftover(folder));
    expect(error.message).toBe("file is not a database");
    expect(error.cause).toMatchObject({ errcode: 26 });
    expect([readdirSync(folder).sort(), openFiles()]).toEqual([["backup.sqlite", "lock"], []]);
    expect(errorOf(() => openWorkFolder(folder)).message).toBe("file is not a database");
  });

  it("stays when its lock cannot be opened", () => {
    leave();
    mkdirSync(join(folder, "lock"));
    const error = errorOf(() => removeLeftover(folder));
    expect(error.message).toBe("unable to open database file");
    expect(readdirSync(folder)).toEqual(["lock"]);
  });
});
