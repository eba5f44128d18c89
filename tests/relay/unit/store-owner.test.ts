import {
  chownSync,
  closeSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFile, createFolder, ensureFile, haveSameOwner, whyClosed } from "../../../server/relay/store/owner.ts";
import { openFilesIn, unwritableFile, unwritableFolder } from "../support/proc.ts";
import { modeOf } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const isRoot = process.geteuid?.() === 0;
const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
const other = { uid: 1_234, gid: 2_345 };

let folder: string;

beforeEach(() => {
  folder = temporaryFolder("owner");
});
afterEach(() => void vi.restoreAllMocks());

const at = (name: string) => join(folder, name);
const ownerOf = (path: string) => {
  const { uid, gid } = statSync(path);
  return { uid, gid };
};

/** Makes this process say that it runs as this user. */
function runAs(uid: number, gid: number): void {
  vi.spyOn(process as Required<typeof process>, "geteuid").mockReturnValue(uid);
  vi.spyOn(process as Required<typeof process>, "getegid").mockReturnValue(gid);
}

/** Runs work as on Windows, where no user has a number. */
function withoutUsers<T>(work: () => T): T {
  const { geteuid, getegid } = process;
  Object.assign(process, { geteuid: undefined, getegid: undefined });
  try {
    return work();
  } finally {
    Object.assign(process, { geteuid, getegid });
  }
}

describe("a file that is made", () => {
  it("is empty, open for reading and writing, and its owner's alone", () => {
    const descriptor = createFile(at("file"));
    expect(openFilesIn(folder)).toEqual(["file"]);
    expect([modeOf(at("file")), ownerOf(at("file")), readFileSync(at("file"), "utf8")]).toEqual([0o600, own, ""]);
    writeSync(descriptor, "words");
    const read = Buffer.alloc(5);
    readSync(descriptor, read, 0, 5, 0);
    expect(read.toString()).toBe("words");
    closeSync(descriptor);
  });

  it("is never one that was there", () => {
    writeFileSync(at("file"), "earlier");
    expect(() => createFile(at("file"))).toThrow("EEXIST");
    expect(readFileSync(at("file"), "utf8")).toBe("earlier");
  });

  it("is made where users have no numbers", () => {
    closeSync(withoutUsers(() => createFile(at("file"))));
    expect([readdirSync(folder), modeOf(at("file"))]).toEqual([["file"], 0o600]);
  });
});

describe("a file that is ensured", () => {
  it("is made, and closed", () => {
    ensureFile(at("file"));
    expect([readdirSync(folder), modeOf(at("file")), openFilesIn(folder)]).toEqual([["file"], 0o600, []]);
  });

  it("stays as it was", () => {
    writeFileSync(at("file"), "earlier", { mode: 0o640 });
    ensureFile(at("file"));
    expect([readFileSync(at("file"), "utf8"), modeOf(at("file"))]).toEqual(["earlier", 0o640]);
  });

  it("fails where its folder is missing", () => {
    expect(() => ensureFile(at("missing/file"))).toThrow(
      `ENOENT: no such file or directory, open '${at("missing/file")}'`,
    );
  });
});

describe("a folder that is made", () => {
  it("is its owner's alone", () => {
    createFolder(at("made"));
    expect([modeOf(at("made")), ownerOf(at("made")), readdirSync(folder)]).toEqual([0o700, own, ["made"]]);
  });

  it("is never one that was there", () => {
    createFolder(at("made"));
    expect(() => createFolder(at("made"))).toThrow("EEXIST");
  });

  it("is made where users have no numbers", () => {
    withoutUsers(() => createFolder(at("made")));
    expect(modeOf(at("made"))).toBe(0o700);
  });
});

describe.runIf(isRoot)("in a folder of another user", () => {
  beforeEach(() => chownSync(folder, other.uid, other.gid));

  it("what root makes belongs to that user", () => {
    closeSync(createFile(at("file")));
    ensureFile(at("ensured"));
    createFolder(at("made"));
    expect(["file", "ensured", "made"].map((name) => ownerOf(at(name)))).toEqual([other, other, other]);
  });

  it("what somebody else makes stays theirs", () => {
    runAs(1_000, 1_000);
    closeSync(createFile(at("file")));
    createFolder(at("made"));
    expect([ownerOf(at("file")), ownerOf(at("made"))]).toEqual([own, own]);
  });
});

it("two paths have the same owner, or not", () => {
  mkdirSync(at("one"));
  writeFileSync(at("two"), "");
  expect(haveSameOwner(at("one"), at("two"))).toBe(true);
  if (isRoot) chownSync(at("two"), other.uid, other.gid);
  const foreign = isRoot ? at("two") : "/";
  expect([haveSameOwner(at("one"), foreign), haveSameOwner(foreign, at("one"))]).toEqual([false, false]);
});

describe("why paths are closed", () => {
  it("is nothing when all can be read and written", () => {
    writeFileSync(at("open"), "");
    expect(whyClosed([folder, at("open")])).toBeUndefined();
    expect(whyClosed([])).toBeUndefined();
  });

  it("is nothing for a missing one", () => {
    expect(whyClosed([at("missing")])).toBeUndefined();
  });

  it("is told of the first that is closed, with whose it is and how to mend it", () => {
    runAs(1_000, 1_001);
    expect(whyClosed([at("missing"), folder, unwritableFile, unwritableFolder])).toBe(
      `${unwritableFile} belongs to root, and user 1000 may not write to it. As root: chown 1000:1001 ${unwritableFile}`,
    );
    expect(whyClosed([unwritableFolder, unwritableFile])).toBe(
      `${unwritableFolder} belongs to root, and user 1000 may not write to it. As root: chown 1000:1001 ${unwritableFolder}`,
    );
  });

  it("names root", () => {
    runAs(0, 0);
    expect(whyClosed([unwritableFile])).toBe(
      `${unwritableFile} belongs to root, and root may not write to it. As root: chown 0:0 ${unwritableFile}`,
    );
  });

  it("counts a user without a number as root", () => {
    expect(withoutUsers(() => whyClosed([unwritableFile]))).toBe(
      `${unwritableFile} belongs to root, and root may not write to it. As root: chown 0:0 ${unwritableFile}`,
    );
  });
});
