import { accessSync, closeSync, constants, fchownSync, lchownSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";

const isRoot = () => process.geteuid?.() === 0;

/**
 * Makes a file that only its owner can read, from the first byte. When root makes it, it gets the owner of its folder:
 * otherwise the server, which is not root, could not open it. SQLite does the same for the files beside a database.
 * @returns its descriptor.
 */
export function createFile(path: string): number {
  const descriptor = openSync(path, "wx+", 0o600);
  if (isRoot()) {
    const { uid, gid } = statSync(dirname(path));
    fchownSync(descriptor, uid, gid);
  }
  return descriptor;
}

/** The same when the file may exist already. */
export function ensureFile(path: string): void {
  try {
    closeSync(createFile(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Makes a folder as `createFile` makes a file. */
export function createFolder(path: string): void {
  mkdirSync(path, { mode: 0o700 });
  if (!isRoot()) return;
  const { uid, gid } = statSync(dirname(path));
  lchownSync(path, uid, gid);
}

/** Whether two files or folders belong to the same user. */
export const haveSameOwner = (one: string, other: string): boolean => statSync(one).uid === statSync(other).uid;

const nameOf = (uid: number) => (uid === 0 ? "root" : `user ${uid}`);

/**
 * Explains the first of these files, or of their folders, that this user may not read and write: whose it is, and how
 * to mend that. Undefined when there is none. A missing file is skipped.
 */
export function whyClosed(paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) continue;
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch {
      const [uid, gid] = [process.geteuid?.() ?? 0, process.getegid?.() ?? 0];
      return `${path} belongs to ${nameOf(stats.uid)}, and ${nameOf(uid)} may not write to it. As root: chown ${uid}:${gid} ${path}`;
    }
  }
  return undefined;
}
