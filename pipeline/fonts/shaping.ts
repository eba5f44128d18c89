import { convert } from "fontverter";
import { Blob, Face, Font, shape, shapeWithTrace, Buffer as TextBuffer, TracePhase, Variation } from "harfbuzzjs";

function bufferOf(text: string, language?: string): TextBuffer {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  if (language) buffer.setLanguage(language);
  return buffer;
}

/**
 * A font that can shape text.
 * @param font in any format
 * @param language tag of the text's language: Marathi has other forms of some letters than Hindi (OpenType's `locl`)
 */
export async function readShaper(font: Buffer, language?: string) {
  const face = new Face(new Blob(await convert(font, "truetype")));
  const fonts = new Map<number, Font>();
  const fontOf = (weight: number) => {
    const known = fonts.get(weight);
    if (known) return known;
    const font = new Font(face);
    font.setVariations([new Variation("wght", weight)]);
    fonts.set(weight, font);
    return font;
  };
  const extents = fontOf(400).hExtents();
  const percent = (units: number) => Math.round((units / face.upem) * 1000) / 10;
  return {
    unitsPerEm: face.upem,
    /** How far it reaches above and below the base line, in percent of the em. */
    ascent: percent(extents.ascender),
    descent: percent(-extents.descender),
    /** The glyphs of a text: their numbers in the font, and their positions. */
    run(text: string, weight = 400) {
      const buffer = bufferOf(text, language);
      shape(fontOf(weight), buffer);
      return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
        ...{ glyph: codepoint, advance: xAdvance, x: xOffset, y: yOffset },
      }));
    },
    /** The same, and the intermediate glyphs that they were composed from. */
    glyphsOnTheWay(text: string) {
      const steps = shapeWithTrace(fontOf(400), bufferOf(text, language), [], 0, TracePhase.DONT_STOP);
      return steps.flatMap(({ t, glyphs }) => (glyphs ? (t as { g: number }[]).map(({ g }) => g) : []));
    },
    /** An outline in the font's units. Its y axis points upwards. */
    outline: (glyph: number, weight = 400) => fontOf(weight).glyphToPath(glyph),
  };
}

export type Shaper = Awaited<ReturnType<typeof readShaper>>;

/** The width of a text in ems. */
export const widthInEms = (shaper: Shaper, text: string, weight: number) =>
  shaper.run(text, weight).reduce((sum, { advance }) => sum + advance, 0) / shaper.unitsPerEm;
