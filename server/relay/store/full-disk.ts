import { statfsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { asStoreError, StoreError } from "./database.ts";

const megabyte = 1024 * 1024;

/** SQLITE_FULL, and the extended SQLITE_IOERR for any failed write: https://www.sqlite.org/rescode.html */
const [full, ioError, notWritten] = [13, 10, 778];

/**
 * Free bytes for users other than root on a folder's disk. A missing folder is on the disk of the one above it. What
 * cannot be known is no limit.
 */
function freeIn(folder: string): number {
  for (let place = folder; ; place = dirname(place)) {
    try {
      const { bavail, bsize } = statfsSync(place);
      return bavail * bsize;
    } catch {
      if (place === dirname(place)) return Number.POSITIVE_INFINITY;
    }
  }
}

/** Whether an error means that the disk is full or takes no more writes. */
function isOfRoom(error: unknown, free: number): boolean {
  const { code, errcode = 0, cause, message } = error as NodeJS.ErrnoException & { errcode?: number };
  if (["ENOSPC", "EDQUOT", "EFBIG"].includes(String(code)) || message === "database or disk is full") return true;
  if ((errcode & 0xff) === full || errcode === notWritten) return true;
  if ((errcode & 0xff) === ioError) return free < megabyte;
  return cause instanceof Error && isOfRoom(cause, free);
}

/**
 * Free room in whole megabytes, because each new text is a new line in the log. When much is free, a limit of the user
 * is reached and the exact room does not matter.
 */
const roomIn = (free: number) =>
  free > 64 * megabyte
    ? "there is room on its disk, but a quota or a limit of file sizes is reached (quota, ulimit -f), or the disk breaks (journalctl --dmesg)"
    : `${Math.floor(free / megabyte)} MB are free on its disk`;

/** A database's error. When the disk is full, it names the folder, the free room and the remedy. */
export function explainFull(error: unknown, folder: string): StoreError {
  const path = resolve(folder);
  const free = freeIn(path);
  if (!isOfRoom(error, free)) return asStoreError(error);
  return new StoreError(
    `${path} takes no more: ${roomIn(free)}. See what fills it (df -h ${path}), and make room: old backups, the system's log, never enquiries.sqlite* in it. No restart is needed`,
    { cause: error },
  );
}
