import { readSync } from "node:fs";
import { endianness } from "node:os";

/** Of a log's header or frames, as https://www.sqlite.org/fileformat2.html (4.2) has it. */
export type Checksum = readonly [number, number];

/** Goes on with a checksum over these bytes, whose number is a multiple of eight. */
export function addToChecksum([a, b]: Checksum, bytes: Buffer, from: number, to: number, little: boolean): Checksum {
  const words = new DataView(bytes.buffer, bytes.byteOffset + from, to - from);
  // Signed, which is five times as fast: larger numbers are no small integers to V8.
  let [one, two] = [a | 0, b | 0];
  for (let at = 0; at < to - from; at += 8) {
    one = (one + words.getInt32(at, little) + two) | 0;
    two = (two + words.getInt32(at + 4, little) + one) | 0;
  }
  return [one >>> 0, two >>> 0];
}

/** What SQLite believes of the log that it writes: how many frames are committed, and the checksum in the last. */
export type WalIndex = { frames: number; pageSize: number; salts: Buffer; checksum: Checksum };

const length = 48;
/** Tries to read while another process is writing. It writes a hundred bytes. */
const tries = 100;

const isLittle = endianness() === "LE";

/**
 * Reads the head of a `-shm` file (https://www.sqlite.org/walformat.html, 2.1), which stands there twice: where the two differ somebody is writing.
 * @returns nothing where they differed at every try.
 */
export function readIndex(descriptor: number): WalIndex | undefined {
  const bytes = Buffer.alloc(2 * length);
  const word = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  for (let i = 0; i < tries; i++) {
    if (readSync(descriptor, bytes, 0, bytes.length, 0) < bytes.length) return undefined;
    if (bytes.compare(bytes, 0, length, length) !== 0) continue;
    const size = isLittle ? bytes.readUInt16LE(14) : bytes.readUInt16BE(14);
    // 65,536 does not fit, and is told as 1.
    const pageSize = size === 1 ? 65_536 : size;
    return { frames: word(16), pageSize, salts: bytes.subarray(32, 40), checksum: [word(24), word(28)] };
  }
  return undefined;
}

/** How far the log was written into the store itself: a text that is another once a checkpoint has begun, and whether one may be under way. */
export type Checkpoints = { mark: string; isUnderWay: boolean };

/** In the order in which SQLite writes them: what is attempted, before the store's first page is changed; what is done, after its last. */
const [doneAt, attemptedAt, headLength] = [96, 128, 136];

/** Reads from a `-shm` file what checkpoints were made (https://www.sqlite.org/walformat.html, 2.1 and 2.2). */
export function readCheckpoints(descriptor: number): Checkpoints {
  const bytes = Buffer.alloc(headLength);
  readSync(descriptor, bytes, 0, bytes.length, 0);
  const [done, attempted] = [doneAt, attemptedAt].map((at) => bytes.subarray(at, at + 4).toString("hex"));
  const salts = bytes.subarray(32, 40).toString("hex");
  return { mark: `${salts} ${done} ${attempted}`, isUnderWay: done !== attempted };
}
