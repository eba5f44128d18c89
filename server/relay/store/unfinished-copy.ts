import { closeSync, existsSync, fsyncSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createFile } from "./owner.ts";

const unfinishedName = "enquiries.unfinished-copy";
const copyName = /^enquiries\.v\d+\.\d{8}T\d{9}Z\.sqlite$/;
/** Files that SQLite may leave beside a database when a program is killed. They contain visitors' words too. */
const companions = ["", "-journal", "-wal", "-shm"];

/** Paths of the copies from before changes. They contain enquiries, so deletions must reach them. */
export const copiesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => copyName.test(name))
    .map((name) => join(folder, name));

/** Removes a database with all files that belong to it. */
export function removeDatabase(file: string): void {
  for (const end of companions) rmSync(file + end, { force: true });
}

/**
 * Removes an unfinished copy. To be called while writers are locked out: a process that makes a copy is one of them.
 */
export const removeUnfinishedCopy = (folder: string): void => removeDatabase(join(folder, unfinishedName));

export const hasUnfinishedCopy = (folder: string): boolean =>
  companions.some((end) => existsSync(join(folder, unfinishedName + end)));

/**
 * A copy of a store beside it, made while writers are locked out and before the store is changed. Until the change is
 * about to be committed, its name is the same for every attempt, so that attempts that fail or are killed leave at most
 * one copy.
 */
export class UnfinishedCopy {
  readonly #unfinished: string;
  readonly #finished: string;

  /** The file is readable by its owner alone from the first byte, and on the disk when this returns. */
  constructor(file: string, version: number) {
    const folder = dirname(file);
    const stamp = new Date().toISOString().replaceAll(/[-:.]/g, "");
    this.#unfinished = join(folder, unfinishedName);
    this.#finished = join(folder, `enquiries.v${version}.${stamp}.sqlite`);
    removeUnfinishedCopy(folder);
    const descriptor = createFile(this.#unfinished);
    let reader: DatabaseSync | undefined;
    try {
      reader = new DatabaseSync(file, { readOnly: true });
      reader.prepare("VACUUM INTO ?").run(this.#unfinished);
      fsyncSync(descriptor);
    } catch (error) {
      removeUnfinishedCopy(folder);
      throw error;
    } finally {
      reader?.close();
      closeSync(descriptor);
    }
  }

  /** To be called when only the commit remains. @returns the copy's path */
  finish(): string {
    renameSync(this.#unfinished, this.#finished);
    return this.#finished;
  }

  /** Removes the copy, because nothing was changed. */
  remove(): void {
    removeDatabase(this.#unfinished);
    removeDatabase(this.#finished);
  }
}
