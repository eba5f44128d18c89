import { closeSync, existsSync, fsyncSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createFile } from "./owner.ts";

const unfinishedName = "enquiries.unfinished-copy";
const copyName = /^enquiries\.v\d+\.\d{8}T\d{9}Z\.sqlite$/;
/** What SQLite may leave beside a database whose program was killed, which holds words of it too. */
const companions = ["", "-journal", "-wal", "-shm"];

/** The copies of before a change, by path. They hold enquiries too, so what deletes must know them. */
export const copiesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => copyName.test(name))
    .map((name) => join(folder, name));

/** Removes a database with all that belongs to it. */
export function removeDatabase(file: string): void {
  for (const end of companions) rmSync(file + end, { force: true });
}

/** What a copy leaves that was broken off. To be called while writers of the store are locked out, as who makes a copy is one. */
export const removeUnfinishedCopy = (folder: string): void => removeDatabase(join(folder, unfinishedName));

export const hasUnfinishedCopy = (folder: string): boolean =>
  companions.some((end) => existsSync(join(folder, unfinishedName + end)));

/**
 * A copy of a store beside it, made while its writers are locked out, before it is changed. Until the change is about to be committed it
 * has a name that the next attempt takes over: an attempt that fails or is killed, again and again, leaves one at most.
 */
export class UnfinishedCopy {
  readonly #unfinished: string;
  readonly #finished: string;

  /** Owner-only from the first byte, and on the disk when this returns. */
  constructor(file: string, version: number) {
    const folder = dirname(file);
    const stamp = new Date().toISOString().replaceAll(/[-:.]/g, "");
    this.#unfinished = join(folder, unfinishedName);
    this.#finished = join(folder, `enquiries.v${version}.${stamp}.sqlite`);
    removeUnfinishedCopy(folder);
    const descriptor = createFile(this.#unfinished);
    const reader = new DatabaseSync(file, { readOnly: true });
    try {
      reader.prepare("VACUUM INTO ?").run(this.#unfinished);
      fsyncSync(descriptor);
    } catch (error) {
      removeUnfinishedCopy(folder);
      throw error;
    } finally {
      reader.close();
      closeSync(descriptor);
    }
  }

  /** To be called when all but the commit is done. @returns its path */
  finish(): string {
    renameSync(this.#unfinished, this.#finished);
    return this.#finished;
  }

  /** Nothing was changed, so nothing need be kept. */
  remove(): void {
    removeDatabase(this.#unfinished);
    removeDatabase(this.#finished);
  }
}
