import { closeSync, fchownSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a file that only its owner can read, from the first byte, unless it exists. One that root makes gets its
 * folder's owner, so that the server can open it. SQLite does the same for the files next to a database.
 */
export function ensurePrivateFile(path: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(path, "wx", 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    throw error;
  }
  if (process.geteuid?.() === 0) {
    const { uid, gid } = statSync(dirname(path));
    fchownSync(descriptor, uid, gid);
  }
  closeSync(descriptor);
}
