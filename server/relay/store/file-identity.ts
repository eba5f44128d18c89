import { type Stats, statSync } from "node:fs";
import { StoreError } from "./database.ts";

const isSame = (a: Stats, b: Stats | undefined) => a.dev === b?.dev && a.ino === b.ino;

/**
 * Remembers which files lie at some paths now; the function returned throws once others or none do. While a file is
 * open, its number on its device (inode) is given to no other. A descriptor of our own would be the surer memory, but
 * closing one gives up all locks that SQLite holds on the file.
 * @throws {StoreError} when a file was removed, replaced or moved away.
 */
export function rememberFiles(paths: readonly string[]): () => void {
  const remembered = paths.map((path) => ({ path, stats: statSync(path) }));
  return () => {
    for (const { path, stats } of remembered) {
      if (isSame(stats, statSync(path, { throwIfNoEntry: false }))) continue;
      throw new StoreError(`${path} was removed or replaced while it was open: put it back, or restart the server`);
    }
  };
}
