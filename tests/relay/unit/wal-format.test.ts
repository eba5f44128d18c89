import { closeSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { addToChecksum, readCheckpoints, readIndex } from "../../../server/relay/store/wal-format.ts";
import { filesOf, indexBytes, overwrite, storeWithLog } from "../support/log-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

afterEach(() => void vi.restoreAllMocks());

/** An open file of these bytes. */
function opened(bytes: Buffer): { path: string; descriptor: number } {
  const path = join(temporaryFolder("index"), "store.sqlite-shm");
  writeFileSync(path, bytes);
  const descriptor = openSync(path, "r");
  onTestFinished(() => closeSync(descriptor));
  return { path, descriptor };
}

const readFrom = (bytes: Buffer) => readIndex(opened(bytes).descriptor);
const checkpointsFrom = (bytes: Buffer) => readCheckpoints(opened(bytes).descriptor);

describe("a checksum", () => {
  /** A buffer whose memory ends with its last byte, and begins with its first. */
  const bytesOf = (hex: string) => Buffer.from(Uint8Array.from(Buffer.from(hex, "hex")).buffer);

  it("adds up words of either byte order", () => {
    const bytes = bytesOf("0000000100000002");
    expect(addToChecksum([0, 0], bytes, 0, 8, false)).toEqual([1, 3]);
    expect(addToChecksum([0, 0], bytes, 0, 8, true)).toEqual([0x01000000, 0x03000000]);
  });

  it("continues from an earlier one, with each word twice in the second sum", () => {
    const bytes = bytesOf("00000001000000020000000300000004");
    // 10 + 1 + 20 = 31, 20 + 2 + 31 = 53; 31 + 3 + 53 = 87, 53 + 4 + 87 = 144.
    expect(addToChecksum([10, 20], bytes, 0, 16, false)).toEqual([87, 144]);
    expect(addToChecksum(addToChecksum([10, 20], bytes, 0, 8, false), bytes, 8, 16, false)).toEqual([87, 144]);
  });

  it("is a number of 32 bits without a sign, whatever runs over", () => {
    expect(addToChecksum([0, 0], bytesOf("7fffffff00000001"), 0, 8, false)).toEqual([0x7fffffff, 0x80000000]);
    expect(addToChecksum([0, 0], bytesOf("8000000000000000"), 0, 8, false)).toEqual([0x80000000, 0x80000000]);
    expect(addToChecksum([0xffffffff, 0xfffffffe], bytesOf("0500000000000003"), 0, 8, false)).toEqual([
      0x04fffffd, 0x04fffffe,
    ]);
    expect(addToChecksum([0xffffffff, 2], bytesOf("ffffffffffffffff"), 0, 8, true)).toEqual([0, 1]);
  });

  it("covers only the part that is asked for", () => {
    const bytes = bytesOf("ffffffffffffffff0000000100000002");
    expect(addToChecksum([0, 0], bytes, 8, 16, false)).toEqual([1, 3]);
    expect(addToChecksum([0, 0], bytes.subarray(8), 0, 8, false)).toEqual([1, 3]);
    expect(addToChecksum([5, 6], bytes, 8, 8, false)).toEqual([5, 6]);
    const within = bytesOf("ffffffffffffffffffffffffffffffff0000000100000002ffffffffffffffff").subarray(8);
    expect(addToChecksum([0, 0], within, 8, 16, false)).toEqual([1, 3]);
  });
});

describe("an index", () => {
  const salts = Buffer.from("0123456789abcdef", "hex");

  it("tells the committed frames, the size of a page, the salts and the last checksum", () => {
    expect(readFrom(indexBytes({ frames: 7, pageSize: 4096, salts, checksum: [0x81234567, 0xfedcba98] }))).toEqual({
      frames: 7,
      pageSize: 4096,
      salts,
      checksum: [0x81234567, 0xfedcba98],
    });
  });

  it.each([512, 32_768, 65_536])("of pages of %s bytes", (pageSize) => {
    expect(readFrom(indexBytes({ pageSize }))).toEqual({
      frames: 0,
      pageSize,
      salts: Buffer.alloc(8),
      checksum: [0, 0],
    });
  });

  it.each([512, 4096, 65_536])("that SQLite wrote for pages of %s bytes", (pageSize) => {
    const { file, write, bytes } = storeWithLog(pageSize);
    write();
    const log = bytes();
    const last = log.length - pageSize - 24;
    const descriptor = openSync(`${file}-shm`, "r");
    onTestFinished(() => closeSync(descriptor));
    expect(readIndex(descriptor)).toEqual({
      frames: (log.length - 32) / (24 + pageSize),
      pageSize,
      salts: log.subarray(16, 24),
      checksum: [log.readUInt32BE(last + 16), log.readUInt32BE(last + 20)],
    });
  });

  it("has two whole copies", () => {
    const bytes = indexBytes({ frames: 3 });
    expect(readFrom(bytes.subarray(0, 96))?.frames).toBe(3);
    expect(readFrom(bytes.subarray(0, 95))).toBeUndefined();
    expect(readFrom(bytes.subarray(0, 48))).toBeUndefined();
    expect(readFrom(Buffer.alloc(95))).toBeUndefined();
    expect(readFrom(Buffer.alloc(0))).toBeUndefined();
  });

  it.each([0, 47, 48, 95])("whose copies differ in byte %s says nothing, after a hundred looks", (at) => {
    const bytes = indexBytes({ frames: 3 });
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    const { descriptor } = opened(bytes);
    const compare = vi.spyOn(Buffer.prototype, "compare");
    expect(readIndex(descriptor)).toBeUndefined();
    expect(compare).toHaveBeenCalledTimes(100);
  });

  it("that is being written is read again", () => {
    const unfinished = indexBytes({ frames: 3 });
    unfinished.fill(0, 48);
    const { path, descriptor } = opened(unfinished);
    const compare = vi.spyOn(Buffer.prototype, "compare").mockImplementationOnce(() => {
      overwrite(path, indexBytes({ frames: 4 }));
      return 1;
    });
    expect(readIndex(descriptor)?.frames).toBe(4);
    expect(compare).toHaveBeenCalledTimes(2);
  });

  it("is the same whatever follows its two copies", () => {
    const bytes = indexBytes({ frames: 3 }, 1, 2);
    expect(readFrom(bytes)?.frames).toBe(3);
  });
});

describe("the checkpoints", () => {
  const salts = Buffer.from("0123456789abcdef", "hex");
  /** Words of the index in its own byte order, which the mark keeps. */
  const hex = (word: number) => Buffer.from(new Uint32Array([word]).buffer).toString("hex");

  it("have a mark of the salts, of what is done and of what was attempted", () => {
    expect(checkpointsFrom(indexBytes({ frames: 9, salts }, 5, 5))).toEqual({
      mark: `0123456789abcdef ${hex(5)} ${hex(5)}`,
      isUnderWay: false,
    });
  });

  it.each([
    [4, 5],
    [5, 4],
    [0x01000000, 1],
  ])("may be running with %s frames done and %s attempted", (done, attempted) => {
    expect(checkpointsFrom(indexBytes({ salts }, done, attempted))).toEqual({
      mark: `0123456789abcdef ${hex(done)} ${hex(attempted)}`,
      isUnderWay: true,
    });
  });

  it("of an index that is cut off are none", () => {
    expect(checkpointsFrom(Buffer.alloc(0))).toEqual({
      mark: "0000000000000000 00000000 00000000",
      isUnderWay: false,
    });
    expect(checkpointsFrom(indexBytes({ salts }, 5, 5).subarray(0, 128))).toEqual({
      mark: `0123456789abcdef ${hex(5)} 00000000`,
      isUnderWay: true,
    });
  });

  it("of a log are those of its index", () => {
    const { log } = filesOf(Buffer.alloc(0), indexBytes({ salts }, 3, 4));
    expect(log.checkpoints()).toEqual({ mark: `0123456789abcdef ${hex(3)} ${hex(4)}`, isUnderWay: true });
  });

  it("of an open store change when SQLite has copied its log, and when the log begins anew", () => {
    const { log, write, bytes, checkpoint } = storeWithLog();
    write();
    const salt = () => bytes().toString("hex", 16, 24);
    const frames = hex((bytes().length - 32) / 4120);
    expect(log.checkpoints()).toEqual({ mark: `${salt()} ${hex(0)} ${hex(0)}`, isUnderWay: false });
    checkpoint("PASSIVE");
    expect(log.checkpoints()).toEqual({ mark: `${salt()} ${frames} ${frames}`, isUnderWay: false });
    checkpoint("RESTART");
    write();
    expect(log.checkpoints()).toEqual({ mark: `${salt()} ${hex(0)} ${hex(0)}`, isUnderWay: false });
  });
});
