import { statSync } from "node:fs";
import { resolve } from "node:path";
import { ownerCommand } from "../../owner-command.ts";
import { StoreError } from "./database.ts";
import type { Checkpoints } from "./wal-format.ts";

/** Length and time of the last change. Owner and mode may change under a running server. */
function stateOf(file: string): string {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs}`;
}

/**
 * Detects that another program has written to the store's file. SQLite writes to it only at a checkpoint, and records
 * that in the log's index first: a change without a record is another program's. SQLite would go on with its memory,
 * and acknowledge enquiries that the next start could not read.
 */
export class OverwrittenStore {
  readonly #file: string;
  readonly #checkpoints: () => Checkpoints;
  #state: string;
  #seen: Checkpoints;
  #error: StoreError | undefined;

  /** @param checkpoints reads the checkpoints of the store's log */
  constructor(file: string, checkpoints: () => Checkpoints) {
    this.#file = file;
    this.#checkpoints = checkpoints;
    ({ state: this.#state, seen: this.#seen } = this.#read());
  }

  /** @throws {StoreError} once the file was overwritten, and at every later call: the log no longer fits the file. */
  check(): void {
    if (this.#error) throw this.#error;
    const { state, seen } = this.#read();
    const isSqlites = seen.isUnderWay || this.#seen.isUnderWay || seen.mark !== this.#seen.mark;
    if (state !== this.#state && !isSqlites) throw this.#overwritten();
    this.#state = state;
    this.#seen = seen;
  }

  /** The file's state between two looks at the index that are the same: no checkpoint began or ended meanwhile. */
  #read(): { state: string; seen: Checkpoints } {
    for (;;) {
      const before = this.#checkpoints();
      const state = stateOf(this.#file);
      const seen = this.#checkpoints();
      if (seen.mark === before.mark) return { state, seen };
    }
  }

  #overwritten(): StoreError {
    const path = resolve(this.#file);
    this.#error = new StoreError(
      `${path} was overwritten by another program while it was open, so nothing more is taken. Stop the server; move ${path}, ${path}-wal and ${path}-shm to another folder, as what came since the last backup may be found in them; bring the newest backup back with ${ownerCommand("restore FILE")}; start the server`,
    );
    return this.#error;
  }
}
