import { ftruncateSync, readFileSync, statSync, writeSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { longestKeptLog } from "../../../server/limits.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import {
  change,
  cutTo,
  emptyFrames,
  filesOf,
  flip,
  frameAt,
  indexBytes,
  indexOf,
  loggedBytes,
  overwrite,
  storeWithLog,
  withChecksums,
} from "../support/log-files.ts";

afterEach(() => void vi.restoreAllMocks());

describe.each([512, 4096, 65_536])("a log of pages of %s bytes that nobody else changed", (pageSize) => {
  it("is whole after each write of SQLite, short or long", () => {
    const { log, write } = storeWithLog(pageSize);
    expect(log.holdsAll()).toBe(true);
    for (const length of [1, pageSize, 3 * pageSize, 20]) {
      write(length);
      expect(log.holdsAll()).toBe(true);
      expect(log.holdsAll()).toBe(true);
      expect(log.ensureWhole({ anyway: true })).toBe(false);
    }
  });

  it("is not written to", () => {
    const { log, write, path, bytes } = storeWithLog(pageSize);
    write();
    const [before, { mtimeNs }] = [bytes(), statSync(path, { bigint: true })];
    expect([log.ensureWhole(), log.ensureWhole(), log.holdsAll(), log.ensureWhole()]).toEqual(
      Array(4).fill(false).with(2, true),
    );
    expect(bytes()).toEqual(before);
    expect(statSync(path, { bigint: true }).mtimeNs).toBe(mtimeNs);
  });

  it("is whole where the other byte order made it", () => {
    const made = loggedBytes(pageSize);
    made.writeUInt8(made.readUInt8(3) ^ 1, 3);
    const other = withChecksums(made, pageSize);
    const { log } = filesOf(other, indexOf(other, pageSize));
    expect(log.holdsAll()).toBe(true);
    expect(log.ensureWhole({ anyway: true })).toBe(false);
  });
});

describe("a log that begins anew", () => {
  it("is whole while it is empty, whatever another program writes there, which SQLite then overwrites", () => {
    const { log, write, path, checkpoint } = storeWithLog();
    write();
    log.holdsAll();
    checkpoint("TRUNCATE");
    expect(statSync(path).size).toBe(0);
    expect([log.holdsAll(), log.ensureWhole()]).toEqual([true, false]);
    overwrite(path, Buffer.alloc(100, "another"));
    expect([log.holdsAll(), log.ensureWhole()]).toEqual([true, false]);
    write();
    expect([log.holdsAll(), log.ensureWhole({ anyway: true })]).toEqual([true, false]);
  });

  it.each(["RESTART", "TRUNCATE"] as const)("after a checkpoint (%s) is read from its start", (mode) => {
    const { log, write, path, checkpoint, bytes } = storeWithLog();
    write(9000);
    expect(log.holdsAll()).toBe(true);
    checkpoint(mode);
    expect([log.holdsAll(), log.ensureWhole()]).toEqual([true, false]);
    write();
    expect(log.holdsAll()).toBe(true);
    const before = bytes();
    flip(path, frameAt(0, 4096) + 500);
    expect(log.ensureWhole()).toBe(true);
    expect(bytes()).toEqual(before);
  });

  it("is not mended with what was in it before", () => {
    const { log, write, path, checkpoint, bytes } = storeWithLog();
    write();
    log.holdsAll();
    checkpoint("RESTART");
    write();
    flip(path, frameAt(0, 4096) + 500);
    const spoilt = bytes();
    expect(() => log.ensureWhole()).toThrow(StoreError);
    expect(bytes()).toEqual(spoilt);
    flip(path, frameAt(0, 4096) + 500);
    expect([log.ensureWhole(), log.holdsAll()]).toEqual([false, true]);
  });

  it("is read again where an index of no frames came between", () => {
    const made = loggedBytes();
    const { log, indexPath } = filesOf(made, indexOf(made, 4096));
    expect(log.holdsAll()).toBe(true);
    overwrite(indexPath, indexBytes({ salts: made.subarray(16, 24) }));
    expect([log.holdsAll(), log.ensureWhole()]).toEqual([true, false]);
    overwrite(indexPath, indexOf(made, 4096, { checksum: [1, 2] }));
    expect(() => log.ensureWhole()).toThrow(StoreError);
  });
});

describe("a log that is not what its index says", () => {
  const made = loggedBytes();
  const last = made.length - 4120;

  it.each<[string, Parameters<typeof indexOf>[2]]>([
    ["has more frames", { frames: 100 }],
    ["has fewer frames", { frames: 2 }],
    ["has other salts", { salts: Buffer.from("12345678") }],
    ["has other salts in its last byte", { salts: Buffer.concat([made.subarray(16, 23), Buffer.of(255)]) }],
    ["ends with another checksum", { checksum: [made.readUInt32BE(last + 16) ^ 1, made.readUInt32BE(last + 20)] }],
    ["ends with another second sum", { checksum: [made.readUInt32BE(last + 16), made.readUInt32BE(last + 20) ^ 1] }],
    ["has smaller pages", { pageSize: 2048 }],
    ["has larger pages", { pageSize: 8192 }],
  ])("because the index %s, is not whole", (_, changes) => {
    const { log, indexPath } = filesOf(made, indexOf(made, 4096, changes));
    expect(log.holdsAll()).toBe(false);
    expect(() => log.ensureWhole()).toThrow(StoreError);
    overwrite(indexPath, indexOf(made, 4096));
    expect(log.ensureWhole()).toBe(false);
  });

  it("is not whole with fewer frames than were read, whatever its last checksum", () => {
    const { log, indexPath } = filesOf(made, indexOf(made, 4096));
    expect(log.holdsAll()).toBe(true);
    overwrite(indexPath, indexOf(made, 4096, { frames: (made.length - 32) / 4120 - 1 }));
    expect(log.holdsAll()).toBe(false);
  });

  it("is not whole with other salts in its header alone", () => {
    const other = Buffer.from(made);
    other.write("ABCDEFGH", 16);
    const logged = withChecksums(other, 4096);
    const { log } = filesOf(logged, indexOf(logged, 4096, { salts: made.subarray(16, 24) }));
    expect(log.holdsAll()).toBe(false);
  });

  it("is not whole with an index that is cut off, and is left as it is then", () => {
    const { log, indexPath, path } = filesOf(made, indexOf(made, 4096));
    expect(log.holdsAll()).toBe(true);
    cutTo(indexPath, 95);
    flip(path, 60);
    const left = readFileSync(path);
    expect(log.holdsAll()).toBe(false);
    expect(() => log.ensureWhole({ anyway: true })).toThrow(`${path} was overwritten`);
    expect(readFileSync(path)).toEqual(left);
  });
});

describe("room for what is read of a log", () => {
  /** The sizes of the buffers that are made meanwhile, but for those that hold an index. */
  function roomsMade(work: () => void): unknown[] {
    const alloc = vi.spyOn(Buffer, "alloc");
    work();
    const sizes = alloc.mock.calls.map(([size]) => size).filter((size) => size > 136);
    alloc.mockRestore();
    return sizes;
  }

  it("is twice what is needed, and made again only when that is used up", () => {
    // SQLite has no such pages, but nine of their frames are just twice as long as four.
    const pageSize = 8;
    const made = emptyFrames(10, pageSize);
    const index = (frames: number) => indexOf(made.subarray(0, frameAt(frames, pageSize)), pageSize);
    const { log, indexPath } = filesOf(made, index(4));
    expect(roomsMade(() => log.holdsAll())).toEqual([320]);
    for (const [frames, rooms] of [
      [9, []],
      [10, [704]],
    ] as const) {
      overwrite(indexPath, index(frames));
      expect(roomsMade(() => log.holdsAll())).toEqual(rooms);
      expect(log.ensureWhole({ anyway: true })).toBe(false);
    }
  });

  it("is not larger than the longest log that is kept", () => {
    const { log, path } = filesOf(Buffer.alloc(32), indexBytes({ frames: 2048 + 2, pageSize: 4096 }));
    cutTo(path, longestKeptLog);
    expect(roomsMade(() => log.holdsAll())).toEqual([longestKeptLog]);
  });
});

describe("a log that is too long to be kept", () => {
  const pageSize = 65_536;
  /** Just as many frames as are too many. */
  const frames = 256;
  const last = frameAt(frames - 1, pageSize);

  /** Only its header and its last frame are there: the rest is empty. */
  function longLog(changes: Parameters<typeof indexBytes>[0] = {}) {
    const header = Buffer.alloc(32);
    header.write("saltsalt", 16);
    const files = filesOf(
      header,
      indexBytes({ frames, pageSize, salts: Buffer.from("saltsalt"), checksum: [1, 2], ...changes }),
    );
    change(files.path, (descriptor) => {
      writeSync(descriptor, Buffer.from("0000000100000002", "hex"), 0, 8, last + 16);
      ftruncateSync(descriptor, frameAt(frames, pageSize));
    });
    return files;
  }

  it("is whole when its header and its last frame are", () => {
    const { log } = longLog();
    expect([log.holdsAll(), log.holdsAll(), log.ensureWhole()]).toEqual([true, true, false]);
  });

  it.each([
    ["the first of its salts", 16],
    ["the last of its salts", 23],
    ["the first byte of the last checksum", last + 16],
    ["the last byte of the first sum", last + 19],
    ["the last byte of the last checksum", last + 23],
  ])("is not whole with another byte in %s, and cannot be put right", (_, at) => {
    const { log, path } = longLog();
    expect(log.holdsAll()).toBe(true);
    flip(path, at);
    expect(log.holdsAll()).toBe(false);
    expect(() => log.ensureWhole()).toThrow(StoreError);
    flip(path, at);
    expect([log.holdsAll(), log.ensureWhole()]).toEqual([true, false]);
  });

  it.each([frameAt(frames, pageSize) - 1, last + 23, last, 31, 0])(
    "is not whole when it is cut off after %s bytes",
    (length) => {
      const { log, path } = longLog();
      expect(log.holdsAll()).toBe(true);
      cutTo(path, length);
      expect(log.holdsAll()).toBe(false);
    },
  );

  it("is not whole without a last frame, though its header has the last checksum in another place", () => {
    const salts = Buffer.from("saltsalt");
    const { log, path } = longLog({ checksum: [salts.readUInt32BE(0), salts.readUInt32BE(4)] });
    cutTo(path, 32);
    expect(log.holdsAll()).toBe(false);
  });

  it("is one byte longer than the longest that is read whole", () => {
    // Such frames have just the length of 16 MB; all but the header and the last of these are empty.
    const isWhole = (extra: number) => {
      const { log, path } = longLog({ frames: (longestKeptLog - 32) / 32 + extra, pageSize: 8 });
      change(path, (descriptor) => {
        const checksumAndPage = Buffer.from("00000001000000020000000000000000", "hex");
        writeSync(descriptor, checksumAndPage, 0, 16, longestKeptLog + 32 * extra - 16);
      });
      return log.holdsAll();
    };
    expect([isWhole(0), isWhole(1)]).toEqual([false, true]);
  });

  it("is kept again once it begins anew", () => {
    const { log, write, path, checkpoint, bytes } = storeWithLog(pageSize);
    write(longestKeptLog);
    expect([log.holdsAll(), log.ensureWhole({ anyway: true })]).toEqual([true, false]);
    flip(path, frameAt(1, pageSize) + 500);
    // Nothing of it was kept, so nobody looks there.
    expect([log.holdsAll(), log.ensureWhole()]).toEqual([true, false]);
    checkpoint("TRUNCATE");
    write();
    expect(log.holdsAll()).toBe(true);
    const before = bytes();
    flip(path, 100);
    expect(log.ensureWhole()).toBe(true);
    expect(bytes()).toEqual(before);
  });
});
