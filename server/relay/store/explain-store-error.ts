import { accessSync, constants, statSync } from "node:fs";
import { resolve } from "node:path";
import { asStoreError, StoreError } from "./database.ts";

/** Codes of a disk without room: SQLITE_FULL, SQLITE_IOERR_WRITE, SQLITE_IOERR_SHMSIZE (sqlite.org/rescode.html). */
const fullCodes = new Set<unknown>([13, 778, 4874, "ENOSPC", "EDQUOT", "EFBIG"]);

function isFull(error: unknown): boolean {
  const { code, errcode, cause, message } = error as NodeJS.ErrnoException & { errcode?: number };
  if (fullCodes.has(errcode) || fullCodes.has(code) || message === "database or disk is full") return true;
  return cause instanceof Error && isFull(cause);
}

const nameOf = (uid: number) => (uid === 0 ? "root" : `user ${uid}`);

/** Why the first of these files or folders that cannot be written is so, and how to fix it. A missing one is skipped. */
function whyClosed(paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) continue;
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EROFS")
        return `${path} is on a file system that is read-only. journalctl --dmesg says whether its disk fails; then mount it for writing again (mount -o remount,rw)`;
      const [uid, gid] = [process.geteuid?.() ?? 0, process.getegid?.() ?? 0];
      return `${path} belongs to ${nameOf(stats.uid)}, and ${nameOf(uid)} may not write to it. As root: chown ${uid}:${gid} ${path}`;
    }
  }
  return undefined;
}

/** A failure of a store for its owner: where, and what to do. `paths` have to be writable, the folder first. */
export function explainStoreError(error: unknown, paths: readonly string[]): StoreError {
  if (error instanceof StoreError && !(error.cause instanceof Error)) return error;
  const why = whyClosed(paths);
  if (why) return new StoreError(why, { cause: error });
  if (!isFull(error)) return asStoreError(error);
  const folder = resolve(paths[0] ?? ".");
  return new StoreError(
    `${folder} takes no more: its disk is full, or a quota or a limit of file sizes is reached (df -h ${folder}; quota; ulimit -f). Make room: old backups, the system's log, never enquiries.sqlite*. No restart is needed`,
    { cause: error },
  );
}
