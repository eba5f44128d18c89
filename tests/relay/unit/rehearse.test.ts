import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { newestVersion, pendingFor } from "../../../server/relay/store/migrate.ts";
import { rehearseOpening } from "../../../server/relay/store/rehearse.ts";
import { storeFile } from "../../../server/relay/store/sqlite.ts";
import { filledStore } from "../support/filled-store.ts";
import { firstReleaseFolder } from "../support/first-release.ts";
import { holdFor } from "../support/other-thread.ts";
import { openFilesIn, unwritableFile, unwritableFolder } from "../support/proc.ts";
import { mountSmallDisk } from "../support/small-disk.ts";
import { withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const present = (folder: string) => `The store in ${folder} can be read and written.`;
const older = (folder: string) =>
  `The store in ${folder} can be read and written; ${newestVersion()} of its migrations ran on a copy in memory.`;
const none = (folder: string) => `${folder} has no store yet, and one can be made there.`;

/** Why a store could not be opened; what was found when it could. */
function refusal(folder: string): string {
  try {
    return `found: ${rehearseOpening(folder)}`;
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    return (error as StoreError).message;
  }
}

/** Expects that some work leaves a folder's files as they are, and none of them open. */
function changesNothing(folder: string, work: () => void): void {
  const files = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString("base64")]);
  const before = files();
  work();
  expect(files()).toEqual(before);
  expect(openFilesIn(folder)).toEqual([]);
}

/** The first release's store, changed. */
function changedFirstRelease(sql: string): string {
  const folder = firstReleaseFolder();
  withDatabase(storeFile(folder), (database) => database.exec(sql));
  return folder;
}

describe("a folder without a store", () => {
  it("can take one, and stays empty", () => {
    const folder = temporaryFolder("empty");
    expect(rehearseOpening(folder)).toBe(none(folder));
    expect(readdirSync(folder)).toEqual([]);
  });

  it("can be missing itself, with folders above it, and is not made", () => {
    const parent = temporaryFolder("empty");
    const folder = join(parent, "one", "two", "three");
    expect(rehearseOpening(folder)).toBe(none(folder));
    expect(readdirSync(parent)).toEqual([]);
  });

  it("cannot be a file or lie in one", () => {
    const file = join(temporaryFolder("empty"), "letter.txt");
    writeFileSync(file, "Dear Asha");
    const why = `${file} is a file, so it can hold none. Choose another folder`;
    expect([file, join(file, "data"), join(file, "data", "more")].map(refusal)).toEqual([why, why, why]);
    expect(readFileSync(file, "utf8")).toBe("Dear Asha");
  });

  it("needs no more than 16 megabytes", (context) => {
    const { folder } = mountSmallDisk(context, 16);
    expect(rehearseOpening(folder)).toBe(none(folder));
  });

  it("needs room on its disk, and a folder that this user may write to", () => {
    // The system's own folders: one has no room for anybody, and into the other not even root may write.
    const [room, denied] = [
      "the disk has 0 MB left, and 17 MB are needed. Make room, or choose another disk",
      /^EACCES: /,
    ];
    expect(refusal("/proc/data")).toMatch(process.geteuid?.() === 0 ? room : denied);
    expect(refusal(join(unwritableFolder, "data"))).toMatch(denied);
  });
});

describe("a store of this version", () => {
  it("can be opened, and stays as it is", async () => {
    const folder = await filledStore([{ message: "Salt, by hand" }]);
    changesNothing(folder, () => expect(rehearseOpening(folder)).toBe(present(folder)));
  });

  it("can be opened while a server has it open", async () => {
    const folder = await filledStore([{ message: "Salt, by hand" }]);
    const server = new DatabaseSync(storeFile(folder));
    server.exec("UPDATE enquiries SET message = 'In the log'");
    expect(rehearseOpening(folder)).toBe(present(folder));
    expect(server.prepare("SELECT message FROM enquiries").all()).toEqual([{ message: "In the log" }]);
    server.close();
  });

  it("needs no more room than it has, however large it is", async () => {
    const folder = await filledStore([]);
    enlarge(folder);
    expect(rehearseOpening(folder)).toBe(present(folder));
  });
});

describe("a store of an older version", () => {
  it("has its migrations tried on a copy alone", () => {
    const folder = firstReleaseFolder();
    changesNothing(folder, () => expect(rehearseOpening(folder)).toBe(older(folder)));
  });

  it("can be tried again, because the copy is gone", () => {
    const folder = firstReleaseFolder();
    expect([rehearseOpening(folder), rehearseOpening(folder)]).toEqual([older(folder), older(folder)]);
  });

  it("has only the migrations tried that it lacks", () => {
    const folder = temporaryFolder("older");
    const migrations = pendingFor(0, "");
    withDatabase(storeFile(folder), (database) =>
      database.exec(`${migrations.slice(0, -1).join("")} PRAGMA user_version = ${migrations.length - 1}`),
    );
    changesNothing(folder, () =>
      expect(rehearseOpening(folder)).toBe(
        `The store in ${folder} can be read and written; 1 of its migrations ran on a copy in memory.`,
      ),
    );
  });

  it("on which a migration fails is told so, and the next one is tried on a copy of its own", () => {
    const folder = changedFirstRelease("CREATE TABLE deliveries (a)");
    changesNothing(folder, () => expect(refusal(folder)).toBe("table deliveries already exists"));
    expect(rehearseOpening(firstReleaseFolder())).toMatch(/ of its migrations ran on a copy in memory\.$/);
  });

  it("needs room for three of it and for its growth", () => {
    const folder = firstReleaseFolder();
    const size = enlarge(folder);
    const found = /^the disk has (\d+) MB left, and (\d+) MB are needed\. Make room, or choose another disk$/.exec(
      refusal(folder),
    );
    const [left, needed] = [Number(found?.[1]), Number(found?.[2])];
    expect(needed).toBe(Math.ceil((16 * 1024 * 1024 + 3 * size) / 1e6));
    // Others write to the disk meanwhile.
    expect(left / (size / 1e6)).toBeCloseTo(1, 1);
    expect(openFilesIn(folder)).toEqual([]);
  });
});

/** Gives a store's file the size of the free room on its disk, without a use of it. @returns the size */
function enlarge(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  truncateSync(storeFile(folder), bavail * bsize);
  return statSync(storeFile(folder)).size;
}

describe("a store that this program cannot open", () => {
  it("because it is newer is told so, with the remedy", () => {
    const folder = changedFirstRelease("PRAGMA user_version = 99");
    changesNothing(folder, () =>
      expect(refusal(folder)).toBe(
        `${storeFile(folder)} has version 99; this program knows versions up to ${newestVersion()}. Run the release that made it, ` +
          "or move enquiries.sqlite (with enquiries.sqlite-wal) away and put the copy " +
          `enquiries.v${newestVersion()}.*.sqlite of before the change in its place`,
      ),
    );
  });

  it("because it is no database is told so", () => {
    const folder = temporaryFolder("letter");
    writeFileSync(storeFile(folder), "Dear Asha, ".repeat(1_000));
    changesNothing(folder, () => expect(refusal(folder)).toBe("file is not a database"));
  });

  it("because this user may not write to it is told so", () => {
    const folder = temporaryFolder("denied");
    symlinkSync(unwritableFile, storeFile(folder));
    expect(refusal(folder)).toMatch(/^EACCES: /);
  });

  it("because a folder has its name is told so", () => {
    const folder = temporaryFolder("folders");
    mkdirSync(storeFile(folder));
    expect(refusal(folder)).toBe("unable to open database file");
    expect(readdirSync(folder)).toEqual(["enquiries.sqlite"]);
  });

  it("because a page of it cannot be read is told so", async () => {
    const folder = await filledStore([{ message: "Salt, by hand" }]);
    const bytes = readFileSync(storeFile(folder));
    writeFileSync(storeFile(folder), bytes.fill(0x5a, 4096));
    changesNothing(folder, () => expect(refusal(folder)).toBe("database disk image is malformed"));
  });
});

it("a store that another program locks for a moment is waited for", async () => {
  const folder = temporaryFolder("locked");
  cpSync(storeFile(firstReleaseFolder()), storeFile(folder));
  withDatabase(storeFile(folder), (database) => database.exec("PRAGMA journal_mode = DELETE"));
  await holdFor(200, storeFile(folder), "BEGIN EXCLUSIVE");
  expect(rehearseOpening(folder)).toBe(older(folder));
});
