import {
  closeSync,
  ftruncateSync,
  futimesSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { WriteAheadLog } from "../../../server/relay/store/write-ahead-log.ts";
import { temporaryFolder } from "./temporary.ts";

const headerLength = 32;
const frameHeaderLength = 24;

/** Where a frame of a log begins. The first has the number 0. */
export const frameAt = (frame: number, pageSize: number): number =>
  headerLength + frame * (frameHeaderLength + pageSize);

function openStore(pageSize: number) {
  const file = join(temporaryFolder("log"), "store.sqlite");
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA page_size = ${pageSize}; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF`);
  database.exec("PRAGMA wal_autocheckpoint = 0; CREATE TABLE letters (text BLOB)");
  return { file, database };
}

/** A store whose log is never copied into it, unless a test says so, and which stays open until the test ends. */
export function storeWithLog(pageSize = 4096) {
  const { file, database } = openStore(pageSize);
  const log = new WriteAheadLog(file);
  onTestFinished(() => {
    database.close();
    log.close();
  });
  const insert = database.prepare("INSERT INTO letters VALUES (zeroblob(?))");
  return {
    file,
    path: `${file}-wal`,
    log,
    /** Adds a row of so many bytes. */
    write: (bytes = 10) => void insert.run(bytes),
    checkpoint: (mode: "PASSIVE" | "RESTART" | "TRUNCATE") => database.exec(`PRAGMA wal_checkpoint(${mode})`),
    bytes: () => readFileSync(`${file}-wal`),
  };
}

let seconds = 1_000_000_000;

/** Changes a file as another program does. The system's clock is too coarse to show each of two changes. */
export function change(path: string, work: (descriptor: number) => void): void {
  const descriptor = openSync(path, "r+");
  work(descriptor);
  futimesSync(descriptor, seconds, seconds++);
  closeSync(descriptor);
}

/** Inverts all bits of a part of a file. A second call puts it right. */
export function flip(path: string, at: number, length = 1): void {
  const part = Buffer.alloc(length);
  change(path, (descriptor) => {
    readSync(descriptor, part, 0, length, at);
    for (const [i, byte] of part.entries()) part[i] = byte ^ 0xff;
    writeSync(descriptor, part, 0, length, at);
  });
}

export const overwrite = (path: string, bytes: Buffer, at = 0): void =>
  change(path, (descriptor) => writeSync(descriptor, bytes, 0, bytes.length, at));

export const cutTo = (path: string, length: number): void =>
  change(path, (descriptor) => ftruncateSync(descriptor, length));

/** The bytes of a log that SQLite wrote, of at least three frames; the last row has so many bytes. */
export function loggedBytes(pageSize = 4096, rowLength = 10): Buffer {
  const { file, database } = openStore(pageSize);
  database.exec(`INSERT INTO letters VALUES (zeroblob(${rowLength}))`);
  const bytes = readFileSync(`${file}-wal`);
  database.close();
  return bytes;
}

type IndexChanges = { frames?: number; pageSize?: number; salts?: Buffer; checksum?: [number, number] };

/** An index as SQLite has it, of numbers in the machine's byte order. */
export function indexBytes(
  { frames = 0, pageSize = 4096, salts = Buffer.alloc(8), checksum = [0, 0] }: IndexChanges,
  done = 0,
  attempted = 0,
): Buffer {
  const words = new Uint32Array(34);
  const bytes = Buffer.from(words.buffer);
  for (const start of [0, 48]) {
    new Uint16Array(words.buffer, start, 24)[7] = pageSize === 65_536 ? 1 : pageSize;
    words.set([frames], (start + 16) / 4);
    words.set(checksum, (start + 24) / 4);
    salts.copy(bytes, start + 32);
  }
  words[96 / 4] = done;
  words[128 / 4] = attempted;
  return bytes;
}

/** The index that fits a log whose frames are all committed. */
export function indexOf(log: Buffer, pageSize: number, changes: IndexChanges = {}): Buffer {
  const last = log.length - pageSize - frameHeaderLength;
  return indexBytes({
    frames: (log.length - headerLength) / (frameHeaderLength + pageSize),
    pageSize,
    salts: log.subarray(16, 24),
    checksum: [log.readUInt32BE(last + 16), log.readUInt32BE(last + 20)],
    ...changes,
  });
}

/** Files that no SQLite has opened, so that a test may change both as it likes. */
export function filesOf(logBytes: Buffer, index: Buffer) {
  const file = join(temporaryFolder("log"), "store.sqlite");
  const paths = { path: `${file}-wal`, indexPath: `${file}-shm` };
  writeFileSync(paths.path, logBytes);
  writeFileSync(paths.indexPath, index);
  const log = new WriteAheadLog(file);
  onTestFinished(() => log.close());
  return { ...paths, log };
}

/** A log of frames whose pages hold nothing. */
export function emptyFrames(frames: number, pageSize: number): Buffer {
  const bytes = Buffer.alloc(frameAt(frames, pageSize));
  const salts = Buffer.from("saltsalt");
  bytes.writeUInt32BE(0x377f0682);
  salts.copy(bytes, 16);
  for (let frame = 0; frame < frames; frame++) salts.copy(bytes, frameAt(frame, pageSize) + 8);
  return withChecksums(bytes, pageSize);
}

/** Computes all checksums of a log anew, in the byte order that its first word tells. */
export function withChecksums(log: Buffer, pageSize: number): Buffer {
  const bytes = Buffer.from(log);
  const word = (at: number) => (bytes.readUInt32BE(0) & 1 ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  let [one, two] = [0, 0];
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at += 8) {
      one = (one + word(at) + two) % 2 ** 32;
      two = (two + word(at + 4) + one) % 2 ** 32;
    }
  };
  const put = (at: number) => bytes.writeUInt32BE(two, bytes.writeUInt32BE(one, at));
  add(0, 24);
  put(24);
  for (let at = headerLength; at < bytes.length; at += frameHeaderLength + pageSize) {
    add(at, at + 8);
    add(at + frameHeaderLength, at + frameHeaderLength + pageSize);
    put(at + 16);
  }
  return bytes;
}

/** What is thrown for a log that cannot be put right. */
export const refused = (path: string): StoreError =>
  new StoreError(
    `${path} was overwritten by another program while it was open, and not all that stood in it can be put back: ` +
      "nothing more is taken until the server is restarted",
  );
