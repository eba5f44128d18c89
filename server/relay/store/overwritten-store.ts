import { statSync } from "node:fs";
import { resolve } from "node:path";
import { ownerCommand } from "../../owner-command.ts";
import { StoreError } from "./database.ts";
import type { Checkpoints } from "./wal-format.ts";

/** Length and time of the last change. Owner and mode may be changed under a running server. */
function stateOf(file: string): string {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs}`;
}

/**
 * Notices that another program has written to the store's file. SQLite itself writes there only what the log holds (a checkpoint), and
 * says so in the log's index before it begins: a change without that is somebody else's. SQLite would go on with what it has in memory, and
 * acknowledge what no start could read.
 */
export class OverwrittenStore {
  readonly #file: string;
  readonly #checkpoints: () => Checkpoints;
  #state: string;
  #seen: Checkpoints;
  #error: StoreError | undefined;

  /** @param checkpoints reads what checkpoints were made of the store's log */
  constructor(file: string, checkpoints: () => Checkpoints) {
    this.#file = file;
    this.#checkpoints = checkpoints;
    this.#seen = checkpoints();
    this.#state = stateOf(file);
  }

  /** @throws {StoreError} once the file was overwritten, and ever after: what the log holds does not fit it any more. */
  check(): void {
    if (this.#error) throw this.#error;
    // The file first: a checkpoint that has changed it stands in the index then.
    const state = stateOf(this.#file);
    const seen = this.#checkpoints();
    const isSqlites = seen.isUnderWay || this.#seen.isUnderWay || seen.mark !== this.#seen.mark;
    if (state !== this.#state && !isSqlites) throw this.#overwritten();
    this.#state = state;
    this.#seen = seen;
  }

  #overwritten(): StoreError {
    const path = resolve(this.#file);
    this.#error = new StoreError(
      `${path} was overwritten by another program while it was open, so nothing more is taken. Stop the server; move ${path}, ${path}-wal and ${path}-shm to another folder, as what came since the last backup may be found in them; bring the newest backup back with ${ownerCommand("restore FILE")}; start the server`,
    );
    return this.#error;
  }
}
