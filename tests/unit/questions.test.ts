import { describe, expect, it } from "vitest";
import { readContent } from "../../pipeline/content.ts";
import { fourWordSequences, overlap } from "./support/overlap.ts";

const { "/contact": contact, services } = readContent();
const pages = [{ slug: "contact", ...contact }, ...services];

describe("questions on service pages and /contact", () => {
  it("are on one page each, and no two pages have similar answers", () => {
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
