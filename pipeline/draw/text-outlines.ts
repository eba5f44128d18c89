import { interfaceWordsIn, otherLanguages } from "../../app/content/languages/site-languages.ts";
import { scriptRegex } from "../fonts/cut-language-fonts.ts";
import { readShaper, type Shaper } from "../fonts/shaping.ts";
import { latinFont, readFont } from "../vite/latin-font.ts";

/** `size` is in pixels, `tracking` in em and for Latin letters only: other scripts join the letters of a word. */
type LetterStyle = { size: number; weight: number; tracking?: number };

/** The source files of the fonts that pictures are drawn with. */
export const readFontsForOutlines = (): Buffer[] =>
  [latinFont, ...otherLanguages.map((language) => interfaceWordsIn(language).language.font)].map(readFont);

/** Sets text in the site's fonts as outlines, because a picture cannot load a font. It is slow. */
export async function createTextOutliner() {
  const shapers: Shaper[] = [];
  // One at a time, because the WOFF2 decoder cannot work on two files at once.
  for (const source of readFontsForOutlines()) shapers.push(await readShaper(source));
  const [latin, ...others] = shapers as [Shaper, ...Shaper[]];
  const scripts = otherLanguages.map((language, i) => ({
    pattern: scriptRegex(interfaceWordsIn(language).language.font.subset),
    shaper: others[i] ?? latin,
  }));
  const shaperOf = (text: string) => scripts.find(({ pattern }) => new RegExp(pattern.source, "u").test(text))?.shaper;

  /** The parts of a line, each in one font. */
  function runsOf(text: string) {
    const any = scripts.map(({ pattern }) => pattern.source).join("|") || "(?!)";
    return text
      .split(new RegExp(`(${any})`, "u"))
      .filter(Boolean)
      .map((part) => {
        const shaper = shaperOf(part);
        return { text: part, shaper: shaper ?? latin, isLatin: shaper === undefined };
      });
  }

  /** The outlines of a line, in pixels from its beginning. */
  function set(text: string, { size, weight, tracking = 0 }: LetterStyle) {
    let x = 0;
    const runs = runsOf(text);
    const glyphs = runs.flatMap(({ text: part, shaper, isLatin }) => {
      const scale = size / shaper.unitsPerEm;
      return shaper.run(part, weight).map((glyph) => {
        const [at, up] = [x + glyph.x * scale, glyph.y * scale];
        x += glyph.advance * scale + (isLatin ? tracking * size : 0);
        const outline = shaper.outline(glyph.glyph, weight);
        return `<path transform="translate(${at} ${-up}) scale(${scale} ${-scale})" d="${outline}"/>`;
      });
    });
    return { glyphs, width: x - (runs.at(-1)?.isLatin ? tracking * size : 0) };
  }

  return {
    /** Width of a line in pixels. */
    width: (text: string, style: LetterStyle) => set(text, style).width,
    /** A line as an SVG path, its baseline starting at `x`, `y`. */
    path: (text: string, { x, y, fill, ...style }: LetterStyle & { x: number; y: number; fill: string }) =>
      `<g fill="${fill}" transform="translate(${x} ${y})">${set(text, style).glyphs.join("")}</g>`,
    /** Distance of a text's base lines, as a multiple of its size. Scripts with marks above and below letters need more. */
    leading: (text: string) => (shaperOf(text) ? 1.3 : 1.06),
  };
}

export type TextOutliner = Awaited<ReturnType<typeof createTextOutliner>>;
