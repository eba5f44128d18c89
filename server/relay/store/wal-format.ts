import { readSync } from "node:fs";
import { endianness } from "node:os";

/** A checksum of a log's header or frames (https://www.sqlite.org/fileformat2.html, 4.2). */
export type Checksum = readonly [number, number];

/** Continues a checksum over these bytes, whose number must be a multiple of eight. */
export function addToChecksum([a, b]: Checksum, bytes: Buffer, from: number, to: number, little: boolean): Checksum {
  const words = new DataView(bytes.buffer, bytes.byteOffset + from, to - from);
  // Signed integers, because V8 stores larger numbers as floating point, which is slower.
  let [one, two] = [a | 0, b | 0];
  for (let at = 0; at < to - from; at += 8) {
    one = (one + words.getInt32(at, little) + two) | 0;
    two = (two + words.getInt32(at + 4, little) + one) | 0;
  }
  return [one >>> 0, two >>> 0];
}

/** What SQLite's index says of the log: the number of committed frames, and the checksum of the last. */
export type WalIndex = { frames: number; pageSize: number; salts: Buffer; checksum: Checksum };

const length = 48;
/** Tries to read while another process writes the index, which has about a hundred bytes. */
const tries = 100;

const isLittle = endianness() === "LE";

/**
 * Reads the head of a `-shm` file (https://www.sqlite.org/walformat.html, 2.1). The file has it twice; a difference
 * means that somebody is writing it.
 * @returns undefined when the two differed at every try.
 */
export function readIndex(descriptor: number): WalIndex | undefined {
  const bytes = Buffer.alloc(2 * length);
  const word = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  for (let i = 0; i < tries; i++) {
    if (readSync(descriptor, bytes, 0, bytes.length, 0) < bytes.length) return undefined;
    if (bytes.compare(bytes, 0, length, length) !== 0) continue;
    const size = isLittle ? bytes.readUInt16LE(14) : bytes.readUInt16BE(14);
    // 65,536 does not fit into the field, and is stored as 1.
    const pageSize = size === 1 ? 65_536 : size;
    return { frames: word(16), pageSize, salts: bytes.subarray(32, 40), checksum: [word(24), word(28)] };
  }
  return undefined;
}

/**
 * How much of the log is copied into the store: a text that changes when a checkpoint begins, and whether one may be
 * running.
 */
export type Checkpoints = { mark: string; isUnderWay: boolean };

/**
 * In SQLite's order of writing: the attempt, before the first page of the store changes; what is done, after the last.
 */
const [doneAt, attemptedAt, headLength] = [96, 128, 136];

/** Reads the checkpoints from a `-shm` file (https://www.sqlite.org/walformat.html, 2.1 and 2.2). */
export function readCheckpoints(descriptor: number): Checkpoints {
  const bytes = Buffer.alloc(headLength);
  readSync(descriptor, bytes, 0, bytes.length, 0);
  const [done, attempted] = [doneAt, attemptedAt].map((at) => bytes.subarray(at, at + 4).toString("hex"));
  const salts = bytes.subarray(32, 40).toString("hex");
  return { mark: `${salts} ${done} ${attempted}`, isUnderWay: done !== attempted };
}
