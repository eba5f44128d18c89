import { statfsSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { explainFull } from "../../../server/relay/store/full-disk.ts";
import { mountSmallDisk } from "../support/small-disk.ts";
import { temporaryFolder } from "../support/temporary.ts";

const megabyte = 1_048_576;
const folder = temporaryFolder("full");

/** A folder whose disk has no free byte at all (Linux). */
const fullFolder = "/proc";

const errorWith = (values: object, message = "refused") => Object.assign(new Error(message), values);
const isFull = (error: unknown, path = folder) => explainFull(error, path).message.includes(" takes no more: ");

const advice = (path: string) =>
  `See what fills it (df -h ${path}), and make room: old backups, the system's log, never enquiries.sqlite* in it. No restart is needed`;

/** What is said of the room in a folder, by the system's own count. */
function roomIn(path: string): string {
  const { bavail, bsize } = statfsSync(path);
  const megabytes = (bavail * bsize) / megabyte;
  return megabytes > 64
    ? "there is room on its disk, but a quota or a limit of file sizes is reached (quota, ulimit -f), or the disk breaks (journalctl --dmesg)"
    : `${Math.floor(megabytes)} MB are free on its disk`;
}

describe("an error means that the disk takes no more", () => {
  it.each(["ENOSPC", "EDQUOT", "EFBIG"])("when its code is %s", (code) => {
    expect(isFull(errorWith({ code }))).toBe(true);
  });

  it("when SQLite says so, in its message or its code, also an extended one", () => {
    expect(isFull(new Error("database or disk is full"))).toBe(true);
    expect([13, 13 | (1 << 8), 13 | (5 << 8)].map((errcode) => isFull(errorWith({ errcode })))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("when SQLite could not write", () => {
    expect(isFull(errorWith({ errcode: 778 }))).toBe(true);
  });

  it("when another failure of the disk comes with less than a megabyte free", () => {
    const codes = [10, 266, 522, 1_034];
    expect(codes.map((errcode) => isFull(errorWith({ errcode }), fullFolder))).toEqual([true, true, true, true]);
    const { bavail, bsize } = statfsSync(folder);
    const hasNoRoom = bavail * bsize < megabyte;
    expect(codes.map((errcode) => isFull(errorWith({ errcode })))).toEqual(codes.map(() => hasNoRoom));
  });

  it("but not when just a megabyte is free", (context) => {
    expect(isFull(errorWith({ errcode: 10 }), mountSmallDisk(context, 1).folder)).toBe(false);
  });

  it("when that is true of its cause, however far down", () => {
    const cause = errorWith({ code: "ENOSPC" });
    expect(isFull(errorWith({ cause }))).toBe(true);
    expect(isFull(errorWith({ cause: errorWith({ cause }) }))).toBe(true);
    expect(isFull(errorWith({ cause: errorWith({ errcode: 10 }) }), fullFolder)).toBe(true);
  });
});

describe("any other error", () => {
  it.each([
    ["without a code", {}],
    ["with another code", { code: "EACCES" }],
    ["with no code in it", { code: "" }],
    ["of a lock", { errcode: 5 }],
    ["of a code that only begins alike", { errcode: 13 << 8 }],
    ["of a code that shares bits with others", { errcode: 15 }],
    ["with another cause", { cause: errorWith({ code: "EACCES" }) }],
    ["whose cause is no error", { cause: { code: "ENOSPC" } }],
  ])("%s stays what it is, also on a full disk", (_, values) => {
    const error = errorWith(values);
    for (const path of [folder, fullFolder]) {
      const explained = explainFull(error, path);
      expect(explained).toBeInstanceOf(StoreError);
      expect([explained.message, explained.cause]).toEqual(["refused", error]);
    }
  });

  it("of the store is returned itself", () => {
    const error = new StoreError("locked");
    expect(explainFull(error, fullFolder)).toBe(error);
  });
});

describe("the explanation", () => {
  it("names the folder, the room and what to do, and keeps the error", () => {
    const error = errorWith({ code: "ENOSPC" });
    const explained = explainFull(error, folder);
    expect(explained).toBeInstanceOf(StoreError);
    expect(explained.message).toBe(`${folder} takes no more: ${roomIn(folder)}. ${advice(folder)}`);
    expect(explained.cause).toBe(error);
  });

  it("says how many megabytes are free", () => {
    expect(explainFull(errorWith({ code: "ENOSPC" }), fullFolder).message).toBe(
      `/proc takes no more: 0 MB are free on its disk. ${advice("/proc")}`,
    );
  });

  it("says so of up to 64 megabytes", (context) => {
    const { folder: small } = mountSmallDisk(context, 64);
    expect(explainFull(errorWith({ code: "ENOSPC" }), small).message).toBe(
      `${small} takes no more: 64 MB are free on its disk. ${advice(small)}`,
    );
  });

  it("names the whole path of a folder", () => {
    const explained = explainFull(errorWith({ code: "ENOSPC" }), relative(process.cwd(), folder));
    expect(explained.message).toBe(`${folder} takes no more: ${roomIn(folder)}. ${advice(folder)}`);
  });

  it("counts the room of the folder above one that is missing", () => {
    const below = join(folder, "missing/below");
    expect(explainFull(errorWith({ code: "ENOSPC" }), below).message).toBe(
      `${below} takes no more: ${roomIn(folder)}. ${advice(below)}`,
    );
    expect(explainFull(errorWith({ errcode: 10 }), "/proc/missing/below").message).toBe(
      `/proc/missing/below takes no more: 0 MB are free on its disk. ${advice("/proc/missing/below")}`,
    );
  });
});
