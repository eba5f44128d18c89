import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Result } from "../steps.ts";
import type { Figure } from "../support/figures.ts";

/** The pages that only `npm run proof` writes. */
export const proofPage = "docs/proof.md";
export const siteFigures = "content/proof.json";

/** A finished step of one commit. */
export type KeptStep = Result & { figures: Figure[]; day: string; tries: number };

/** The stored state of a commit: finished steps, their total time by the clock, and the pages as last written. */
export type Kept = { steps: Record<string, KeptStep>; seconds: number; written: Record<string, string> };

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** The checkout that is tested, and the stored state of its commit. */
export class Checkout {
  readonly commit: string;
  readonly kept: Kept;
  readonly #file: string;
  readonly root: string;

  constructor(root: string) {
    this.root = root;
    this.commit = this.#git("rev-parse", "--short=10", "HEAD").trim();
    this.#file = join(root, "node_modules/.cache/proof", `${this.commit}.json`);
    this.kept = existsSync(this.#file)
      ? JSON.parse(readFileSync(this.#file, "utf8"))
      : { steps: {}, seconds: 0, written: {} };
  }

  #git(...options: string[]): string {
    return execFileSync("git", options, { cwd: this.root, encoding: "utf8" });
  }

  save(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.kept, null, 1));
  }

  /** Writes a page of the proof and remembers it for the next call. */
  write(page: string, text: string): void {
    const file = join(this.root, page);
    writeFileSync(file, text);
    this.kept.written[page] = hashOf(file);
    this.save();
  }

  /** Reverts the pages that the last call on this commit wrote, so that the steps see the commit alone. */
  restore(): void {
    for (const [page, hash] of Object.entries(this.kept.written))
      if (existsSync(join(this.root, page)) && hashOf(join(this.root, page)) === hash)
        this.#git("checkout", "HEAD", "--", page);
  }

  /** Differences from the commit, new files included, one per line. */
  changes(): string[] {
    return this.#git("status", "--porcelain").split("\n").filter(Boolean);
  }
}
