import { type Stats, statSync } from "node:fs";
import { StoreError } from "./database.ts";

const isSame = (a: Stats, b: Stats | undefined) => a.dev === b?.dev && a.ino === b.ino;

/**
 * Remembers which files are at some paths. The returned function throws once another file, or none, is there. While a
 * file is open, no other file gets its number (inode). An open descriptor would be a safer memory, but closing it would
 * give up all locks that SQLite holds on the file.
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
