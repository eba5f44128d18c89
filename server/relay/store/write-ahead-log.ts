import { closeSync, fdatasync, fdatasyncSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { promisify } from "node:util";
import { longestKeptLog } from "../../limits.ts";
import { StoreError } from "./database.ts";
import {
  addToChecksum,
  type Checkpoints,
  type Checksum,
  readCheckpoints,
  readIndex,
  type WalIndex,
} from "./wal-format.ts";

const headerLength = 32;
const frameHeaderLength = 24;
const chunk = Buffer.alloc(64 * 1024);
/** The checksum of no bytes. */
const noBytes: Checksum = [0, 0];

/** Reads up to `length` bytes of a file into a buffer. @returns whether there were as many */
function readAll(descriptor: number, into: Buffer, offset: number, length: number, position: number): boolean {
  for (let done = 0; done < length; ) {
    const read = readSync(descriptor, into, offset + done, length - done, position + done);
    if (read === 0) return false;
    done += read;
  }
  return true;
}

const flush = promisify(fdatasync);

/**
 * Compares the log of an open store with SQLite's index of it. SQLite checks a log's checksums only when it opens one
 * after a crash; until then it trusts its index in memory, whatever another program does to the file. An enquiry that
 * is answered `OK` has to be there at the next start, so the log is read back by the rules of that start. What was read
 * is kept, and written again when another program has overwritten or cut off the file.
 *
 * Both files are opened here once, and closed after SQLite has closed them: closing one gives up SQLite's locks on it.
 */
export class WriteAheadLog {
  readonly #path: string;
  readonly #log: number;
  readonly #index: number;
  /** The part of the present log that was found whole. */
  #kept = Buffer.alloc(0);
  #length = 0;
  #checksum = noBytes;
  /** The file's state, by the system, before it was last read as a whole. */
  #left: string | undefined;

  /** @param file the store's file, which SQLite has opened. */
  constructor(file: string) {
    this.#path = `${file}-wal`;
    this.#log = openSync(this.#path, "r+");
    this.#index = openSync(`${file}-shm`, "r");
  }

  /** Flushes the log to the disk. */
  flush(): Promise<void> {
    return flush(this.#log);
  }

  /**
   * Whether everything committed is in the file. Others may write meanwhile: a false is certain only while they are
   * locked out.
   */
  holdsAll(): boolean {
    return this.#holds(false);
  }

  /**
   * To be called while writers are locked out. Reads the whole file when it changed since the last read.
   * @returns whether the file was repaired.
   * @throws {StoreError} when that is not possible.
   */
  ensureWhole({ anyway = false } = {}): boolean {
    if (!anyway && this.#state() === this.#left) return false;
    if (this.#holds(true)) return false;
    if (this.#writeAgain()) return true;
    throw new StoreError(
      `${this.#path} was overwritten by another program while it was open, and not all that stood in it can be put back: ` +
        "nothing more is taken until the server is restarted",
    );
  }

  /** How much of the log is copied into the store. */
  checkpoints(): Checkpoints {
    return readCheckpoints(this.#index);
  }

  get path(): string {
    return this.#path;
  }

  close(): void {
    closeSync(this.#log);
    closeSync(this.#index);
  }

  #state(): string {
    const { size, mtimeNs, ctimeNs } = fstatSync(this.#log, { bigint: true });
    return `${size} ${mtimeNs} ${ctimeNs}`;
  }

  #isOfThisLog({ salts }: WalIndex): boolean {
    return this.#length > 0 && this.#kept.compare(salts, 0, 8, 16, 24) === 0;
  }

  #holds(everyByte: boolean): boolean {
    const state = this.#state();
    const index = readIndex(this.#index);
    if (!index) return false;
    const length = headerLength + index.frames * (frameHeaderLength + index.pageSize);
    if (!this.#isOfThisLog(index)) this.#length = 0;
    if (index.frames === 0 || length > longestKeptLog) {
      this.#length = 0;
      this.#left = undefined;
      return index.frames === 0 || this.#endsAs(index, length);
    }
    if (!this.#isAsKept(everyByte, index) || !this.#readOn(index, length)) return false;
    if (everyByte) this.#left = state;
    return true;
  }

  /**
   * Whether the file still holds what was read: all of it, or its header and its last frame, which change however it is
   * cut off.
   */
  #isAsKept(everyByte: boolean, { pageSize }: WalIndex): boolean {
    if (this.#length === 0) return true;
    const last = Math.max(headerLength, this.#length - pageSize - frameHeaderLength);
    const parts = everyByte
      ? [[0, this.#length]]
      : [
          [0, headerLength],
          [last, this.#length],
        ];
    for (const [from = 0, to = 0] of parts) {
      for (let at = from; at < to; at += chunk.length) {
        const length = Math.min(chunk.length, to - at);
        if (!readAll(this.#log, chunk, 0, length, at)) return false;
        if (this.#kept.compare(chunk, 0, length, at, at + length) !== 0) return false;
      }
    }
    return true;
  }

  /** Reads new frames one by one, as a start after a crash does. */
  #readOn({ frames, pageSize, salts, checksum }: WalIndex, length: number): boolean {
    if (this.#kept.length < length) {
      const larger = Buffer.alloc(Math.min(longestKeptLog, 2 * length));
      this.#kept.copy(larger, 0, 0, this.#length);
      this.#kept = larger;
    }
    const from = this.#length;
    if (!readAll(this.#log, this.#kept, from, length - from, from)) return false;
    if (from === 0 && !this.#readHeader(salts)) return false;
    while (this.#length < length) if (!this.#readFrame(pageSize, salts)) return false;
    return this.#length === headerLength + frames * (frameHeaderLength + pageSize) && this.#isChecksum(checksum);
  }

  #readHeader(salts: Buffer): boolean {
    this.#checksum = addToChecksum(noBytes, this.#kept, 0, headerLength - 8, this.#isLittleEndian());
    if (this.#kept.compare(salts, 0, 8, 16, 24) !== 0 || !this.#isChecksumAt(headerLength - 8)) return false;
    this.#length = headerLength;
    return true;
  }

  #readFrame(pageSize: number, salts: Buffer): boolean {
    const at = this.#length;
    const [page, end] = [at + frameHeaderLength, at + frameHeaderLength + pageSize];
    const before = this.#checksum;
    const little = this.#isLittleEndian();
    this.#checksum = addToChecksum(before, this.#kept, at, at + 8, little);
    this.#checksum = addToChecksum(this.#checksum, this.#kept, page, end, little);
    if (this.#kept.compare(salts, 0, 8, at + 8, at + 16) === 0 && this.#isChecksumAt(at + 16)) {
      this.#length = end;
      return true;
    }
    this.#checksum = before;
    return false;
  }

  /** The last bit of the log's first word: https://www.sqlite.org/fileformat2.html, 4.2. */
  #isLittleEndian(): boolean {
    return (this.#kept.readUInt32BE(0) & 1) === 0;
  }

  #isChecksumAt(at: number): boolean {
    return this.#isChecksum([this.#kept.readUInt32BE(at), this.#kept.readUInt32BE(at + 4)]);
  }

  #isChecksum([one, two]: Checksum): boolean {
    return this.#checksum[0] === one && this.#checksum[1] === two;
  }

  /** For a log that is too long to be kept: whether its last frame is the one that was written last, and is whole. */
  #endsAs({ pageSize, salts, checksum }: WalIndex, length: number): boolean {
    return (
      fstatSync(this.#log).size >= length &&
      readAll(this.#log, chunk, 0, headerLength, 0) &&
      chunk.compare(salts, 0, 8, 16, 24) === 0 &&
      readAll(this.#log, chunk, 0, frameHeaderLength, length - pageSize - frameHeaderLength) &&
      chunk.readUInt32BE(16) === checksum[0] &&
      chunk.readUInt32BE(20) === checksum[1]
    );
  }

  /** Writes the kept part to the file again. @returns whether the file is whole then */
  #writeAgain(): boolean {
    const index = readIndex(this.#index);
    if (!index || !this.#isOfThisLog(index)) return false;
    for (let at = 0; at < this.#length; ) at += writeSync(this.#log, this.#kept, at, this.#length - at, at);
    fdatasyncSync(this.#log);
    return this.#holds(true);
  }
}
