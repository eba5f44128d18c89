import { describe, expect, it } from "vitest";
import { interfaceWordsIn, otherLanguages } from "~/content/languages/site-languages.ts";
import { subsetToWords, wordsOfLanguage } from "../../../pipeline/fonts/cut-language-fonts.ts";
import { readShaper, type Shaper } from "../../../pipeline/fonts/shaping.ts";
import { readFont } from "../../../pipeline/vite/latin-font.ts";

const numbersIn = (outline: string) => outline.match(/-?[\d.]+/g)?.map(Number) ?? [];
const commandsIn = (outline: string) => outline.replaceAll(/[-\d.,\s]/g, "");

/** The largest distance between two outlines, in the font's units; infinite when they are drawn differently. */
function distance(a: string, b: string): number {
  if (commandsIn(a) !== commandsIn(b)) return Number.POSITIVE_INFINITY;
  const other = numbersIn(b);
  return Math.max(0, ...numbersIn(a).map((number, i) => Math.abs(number - (other[i] ?? Number.POSITIVE_INFINITY))));
}

/** Words whose glyphs or positions differ after the cut. */
function differing(words: string[], before: Shaper, after: Shaper, weight: number): string[] {
  const known = new Map<string, number>();
  const apart = (a: number, b: number) => {
    const key = `${a} ${b}`;
    const far = known.get(key) ?? distance(before.outline(a, weight), after.outline(b, weight));
    known.set(key, far);
    return far;
  };
  return words.filter((word) => {
    const [a, b] = [before.run(word, weight), after.run(word, weight)];
    if (a.length !== b.length) return true;
    return a.some((glyph, i) => {
      const other = b[i];
      if (!other) return true;
      const moved = Math.max(...(["advance", "x", "y"] as const).map((key) => Math.abs(glyph[key] - other[key])));
      // In 2000ths of an em. Rounding adds up to a few; another glyph differs by hundreds.
      return moved > 16 || apart(glyph.glyph, other.glyph) > 16;
    });
  });
}

describe.each(otherLanguages)("the font of %s, cut to its words", (language) => {
  const { font, tag } = interfaceWordsIn(language).language;
  it("draws every word with the same glyphs as the whole font", async () => {
    const words = wordsOfLanguage(language, font.subset);
    expect(words.length).toBeGreaterThan(1000);
    const source = readFont(font);
    const cut = await subsetToWords(source, words, tag);
    expect(cut.length).toBeLessThan(47_000);
    const [before, after] = [await readShaper(source, tag), await readShaper(cut, tag)];
    for (const weight of [400, 700]) expect(differing(words, before, after, weight)).toEqual([]);
  }, 120_000);
});
