import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isTest } from "./support/named-test.ts";

const root = join(import.meta.dirname, "../..");
const suites = readdirSync(join(root, "tests"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A test as docs/threats.md names it: its file below `tests/` without ending, and after a colon words of names. */
const quoted = new RegExp(`\`((?:${suites.join("|")})/[\\w/-]+)\`(?:: ([^;.*\`\n]+))?`, "g");

/** Each quoted test, a line for each of its names. */
const quotes = Array.from(
  readFileSync(join(root, "docs/threats.md"), "utf8").matchAll(quoted),
  ([, file = "", names = ""]) => names.split(", ").map((words) => ({ file: `tests/${file}`, words: words.trim() })),
).flat();

/** The file with the ending that it has. */
const withEnding = (file: string) =>
  [".test.ts", ".test.tsx", ".spec.ts"].map((ending) => file + ending).find((path) => existsSync(join(root, path))) ??
  `${file}.test.ts`;

it("every test that docs/threats.md names is there", () => {
  expect(quotes.length).toBeGreaterThan(100);
  expect(quotes.filter(({ file, words }) => !isTest(withEnding(file), words))).toEqual([]);
});
