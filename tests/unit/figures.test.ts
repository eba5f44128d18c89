import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/**
 * Records of wishes, decisions and releases keep the figures of their day; docs/proof.md is the place for measured
 * ones.
 */
const manuals = ["README.md", "CONTRIBUTING.md", "tests/README.md", ...globSync("docs/**/*.md", { cwd: root })].filter(
  (file) => !/^docs\/(brief|decisions)\/|^docs\/proof\.md$/.test(file),
);

/**
 * A size or a time as one measures it. Seconds and minutes are not matched, because they are waits and ages, which are
 * set.
 */
const figure = /\b\d(?:[\d,.]*\d)? ?(?:ms|µs|kB|KB|MB|GB|bytes|requests\/s|a second)(?!\w)/;

/** Words that mark a number as a limit or as a value that somebody sets. */
const isLimit =
  /\b(?:at most|at least|under|limit|limits|budget|up to|or more|or fewer|more than|or longer|between|should be)\b/i;

/** A sentence or a row of a table, with the table's head, which may call its numbers limits. */
type Statement = { text: string; head: string };

/** Sentences and rows of tables: the unit in which a number and the word "limit" must stand together. */
function statementsOf(page: string): Statement[] {
  const blocks = page.replaceAll(/```[\s\S]*?```/g, "").split(/\n{2,}/);
  return blocks.flatMap((block): Statement[] => {
    const lines = block.split("\n");
    const begin = lines.findIndex((line) => line.startsWith("|"));
    const rows = begin < 0 ? [] : lines.slice(begin);
    const sentences = (begin < 0 ? lines : lines.slice(0, begin)).join(" ").split(/(?<=[.;])\s+|(?:^| )- /);
    return [...sentences.map((text) => ({ text, head: "" })), ...rows.map((text) => ({ text, head: rows[0] ?? "" }))];
  });
}

/** Measured figures in a text: numbers that no word in the same statement calls a limit. */
const figuresIn = (page: string) =>
  statementsOf(page).flatMap(({ text, head }) => (figure.test(text) && !isLimit.test(`${head} ${text}`) ? [text] : []));

describe("measured figures are only in docs/proof.md", () => {
  it.each(manuals)("%s has limits only", (file) => {
    const remedy =
      "Say what the limit is (at most, under, up to …), or move the figure to docs/proof.md and link there.";
    expect(figuresIn(readFileSync(join(root, file), "utf8")), remedy).toEqual([]);
  });

  it("the check distinguishes a figure from a limit", () => {
    expect(figuresIn("Home is 14,736 bytes. A page takes at most 15,500 bytes.")).toEqual(["Home is 14,736 bytes."]);
    expect(figuresIn("| page | limit |\n| --- | --- |\n| home | 15 kB |")).toEqual([]);
    expect(figuresIn("| page | is |\n| --- | --- |\n| home | 14.7 kB |")).toEqual(["| home | 14.7 kB |"]);
    expect(figuresIn("Applied paint: 496 to 512 ms; under 20 MB.")).toEqual(["Applied paint: 496 to 512 ms;"]);
  });
});
