import { describe, expect, it } from "vitest";
import { parseContent } from "~/content/parse.ts";
import { question } from "../../content/schemas/common.ts";
import { readContent } from "../../pipeline/content.ts";
import { refusalOf } from "./support/content-error.ts";
import { fourWordSequences, overlap } from "./support/overlap.ts";

const { "/contact": contact, services } = readContent();
const pages = [{ slug: "contact", ...contact }, ...services];

describe("what a buyer asks", () => {
  it("is on one page only, and no two pages have similar answers", () => {
    const asked = pages.flatMap(({ questions }) => questions.map((entry) => entry.question.toLowerCase()));
    expect(new Set(asked).size).toBe(asked.length);
    const said = pages.map(({ slug, questions }) => ({ slug, sequences: fourWordSequences({ questions }) }));
    const alike = said.flatMap((a, i) =>
      said.slice(i + 1).flatMap((b) => {
        const share = overlap(a.sequences, b.sequences);
        return share < 0.06 ? [] : [`${a.slug} and ${b.slug}: ${Math.round(share * 100)} %`];
      }),
    );
    expect(alike).toEqual([]);
  });
});

it("a question ends with a question mark", () => {
  const answer = "An answer that is long enough to be one: it has eighty characters and a few more than that.";
  expect(
    refusalOf(() => parseContent(question, "content/x.ts", { question: "Who answers on a Saturday", answer })),
  ).toMatch("content/x.ts: question: is no question: end it with a question mark");
});
