import { statfsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { asStoreError, StoreError } from "./database.ts";

const megabyte = 1024 * 1024;

/** SQLITE_FULL; and the SQLITE_IOERR by which it calls what could not be written, of whatever cause: https://www.sqlite.org/rescode.html */
const [full, ioError, notWritten] = [13, 10, 778];

/** The room on the disk of a folder for whoever is not root, in bytes; of a folder that is not there, on that of the one above. */
function freeIn(folder: string): number | null {
  for (let place = folder; ; place = dirname(place)) {
    try {
      const { bavail, bsize } = statfsSync(place);
      return bavail * bsize;
    } catch {
      if (place === dirname(place)) return null;
    }
  }
}

/** Whether what was thrown says that there is no room, or that nothing more can be written. */
function isOfRoom(error: unknown, free: number | null): boolean {
  const { code = "", errcode = 0, cause, message } = error as NodeJS.ErrnoException & { errcode?: number };
  if (["ENOSPC", "EDQUOT", "EFBIG"].includes(code) || message === "database or disk is full") return true;
  if ((errcode & 0xff) === full || errcode === notWritten) return true;
  if ((errcode & 0xff) === ioError) return free !== null && free < megabyte;
  return cause instanceof Error && isOfRoom(cause, free);
}

/**
 * In whole megabytes, as each text is a line of its own in the log. Where much is free, it is a limit of the user's that is
 * reached, and how much more there would be is no matter.
 */
const roomIn = (free: number | null) =>
  free === null || free > 64 * megabyte
    ? "there is room on its disk, but a quota or a limit of file sizes is reached (quota, ulimit -f), or the disk breaks (journalctl --dmesg)"
    : `${Math.floor(free / megabyte)} MB are free on its disk`;

/** What a database threw, as one error; where there is no room, with the folder, what is free and what to do. */
export function explainFull(error: unknown, folder: string): StoreError {
  const path = resolve(folder);
  const free = freeIn(path);
  if (!isOfRoom(error, free)) return asStoreError(error);
  return new StoreError(
    `${path} takes no more: ${roomIn(free)}. See what fills it (df -h ${path}), and make room: old backups, the system's log, never enquiries.sqlite* in it. No restart is needed`,
    { cause: error },
  );
}
