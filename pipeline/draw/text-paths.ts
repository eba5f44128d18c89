import { readFileSync } from "node:fs";
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import { characters, fontSource } from "../vite/font.ts";

/** Sets lines of text in the site's own font, as outlines: a picture cannot load a font. */
export type Letters = {
  /** Width of a line in pixels. */
  width: (text: string, style: LetterStyle) => number;
  /** A line as an SVG path, its baseline starting at `x`, `y`. */
  path: (text: string, style: LetterStyle & { x: number; y: number; fill: string }) => string;
};

/** `size` in pixels; `tracking` in em. */
type LetterStyle = { size: number; weight: number; tracking?: number };

/** Reads the font. Costs a tenth of a second, so a build that draws nothing does not ask for it. */
export async function readLetters(): Promise<Letters> {
  const file = await subsetFont(readFileSync(fontSource), characters, { targetFormat: "sfnt" });
  const face = new Face(new Blob(file));
  const fonts = new Map<number, Font>();
  const fontOf = (weight: number) => {
    const font = fonts.get(weight) ?? new Font(face);
    font.setVariations([new Variation("wght", weight)]);
    fonts.set(weight, font);
    return font;
  };

  function set(text: string, { size, weight, tracking = 0 }: LetterStyle) {
    const font = fontOf(weight);
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / face.upem;
    let x = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
      const at = x + (glyph.xOffset ?? 0);
      x += (glyph.xAdvance ?? 0) + tracking * face.upem;
      return `<path transform="translate(${at} 0)" d="${font.glyphToPath(glyph.codepoint)}"/>`;
    });
    return { scale, glyphs, width: (x - tracking * face.upem) * scale };
  }

  return {
    width: (text, style) => set(text, style).width,
    path: (text, { x, y, fill, ...style }) => {
      const { scale, glyphs } = set(text, style);
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join("")}</g>`;
    },
  };
}
