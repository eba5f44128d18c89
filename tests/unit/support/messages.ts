import { join } from "node:path";
import { expect } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** What no message has: each is seen by somebody who knows the manuals and not the code. */
const faults: [what: string, pattern: RegExp][] = [
  ["a line of a stack", /^\s+at .+:\d+/m],
  // The owner changes the office hours in `enquiry/office-hours.ts` (README.md), so messages may name it.
  [
    "the path of a module",
    /(?<![\w/])(?!enquiry\/office-hours\.ts)(?:app|server|pipeline|preflight|enquiry|tests|bench)\/[\w./-]+\.(?:tsx?|mjs)\b/,
  ],
  ["the name of an error's class", /\b[A-Z]\w*Error\b/],
  ["a value that was never filled in", /\bundefined\b|\bNaN\b|\[object /],
  [
    "a double negative",
    /(?<!\bor )\b(?:not|no|none|nothing|nobody|never|cannot|without|neither)\b[^.,;:()\n“”"]*\b(?:not|no|none|nothing|nobody|never|cannot|without|unless)\b/i,
  ],
];

/** The messages of one program, gathered to be read from top to bottom. */
export class Messages {
  readonly #entries: string[] = [];
  readonly #names: [given: string, shown: string][] = [[root, "/home/owner/website"]];
  readonly #title: string;

  constructor(title: string) {
    this.#title = title;
  }

  /** Shows a text that differs from run to run, as a temporary folder does, by another one. */
  rename(given: string, shown: string): void {
    this.#names.unshift([given, shown]);
  }

  /** @param when what is typed or what has happened */
  add(when: string, text: string): void {
    const shown = this.#shown(text).trimEnd();
    for (const [what, pattern] of faults)
      expect(pattern.exec(shown)?.[0], `${what}, of: ${when}\n${shown}`).toBeUndefined();
    this.#entries.push(`## ${this.#shown(when)}\n\n${shown}`);
  }

  /** @param work throws an error whose message is what is read */
  async refused(when: string, work: () => unknown): Promise<void> {
    const error: unknown = await Promise.resolve()
      .then(work)
      .then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
    expect(error, `nothing was refused: ${when}`).toBeInstanceOf(Error);
    this.add(when, (error as Error).message);
  }

  #shown(text: string): string {
    return this.#names.reduce((shown, [given, name]) => shown.replaceAll(given, name), text);
  }

  /** Holds the texts against a file beside the test, which `npx vitest run tests/unit/messages -u` writes. */
  async compare(file: string): Promise<void> {
    const text = [`# ${this.#title}`, ...this.#entries].join("\n\n\n");
    await expect(`${text}\n`).toMatchFileSnapshot(join(root, "tests/unit/messages", file));
  }
}
