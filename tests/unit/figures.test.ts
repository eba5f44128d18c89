import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** What was asked for, why it was so decided and what a release changed are of their day; docs/proof.md is the home of figures. */
const manuals = ["README.md", "CONTRIBUTING.md", "tests/README.md", ...globSync("docs/**/*.md", { cwd: root })].filter(
  (file) => !/^docs\/(brief|decisions)\/|^docs\/proof\.md$/.test(file),
);

/** A size or a time as it is measured. Seconds and minutes are waits and ages, which are set and not measured. */
const figure = /\b\d(?:[\d,.]*\d)? ?(?:ms|µs|kB|KB|MB|GB|bytes|requests\/s|a second)(?!\w)/;

/** What a limit is told by, or what the program itself is told. */
const isLimit =
  /\b(?:at most|at least|under|limit|limits|budget|up to|or more|or fewer|more than|or longer|between|should be)\b/i;

/** A sentence or a row of a table, and the head of that, which may call its numbers limits. */
type Statement = { text: string; head: string };

/** Sentences, and rows of tables: a limit is told beside its number. */
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

/** Measured figures in a text: numbers that no word beside them calls a limit. */
const figuresIn = (page: string) =>
  statementsOf(page).flatMap(({ text, head }) => (figure.test(text) && !isLimit.test(`${head} ${text}`) ? [text] : []));

describe("a figure that was measured stands in docs/proof.md alone", () => {
  it.each(manuals)("%s says what the limits are", (file) => {
    const remedy =
      "Say what the limit is (at most, under, up to …), or move the figure to docs/proof.md and link there.";
    expect(figuresIn(readFileSync(join(root, file), "utf8")), remedy).toEqual([]);
  });

  it("tells a figure from a limit", () => {
    expect(figuresIn("Home is 14,736 bytes. A page takes at most 15,500 bytes.")).toEqual(["Home is 14,736 bytes."]);
    expect(figuresIn("| page | limit |\n| --- | --- |\n| home | 15 kB |")).toEqual([]);
    expect(figuresIn("| page | is |\n| --- | --- |\n| home | 14.7 kB |")).toEqual(["| home | 14.7 kB |"]);
    expect(figuresIn("Applied paint: 496 to 512 ms; under 20 MB.")).toEqual(["Applied paint: 496 to 512 ms;"]);
  });
});
