import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { optionalFirmDetails } from "../../app/content/firm/firm-details.ts";
import type { Language } from "../../app/content/languages/site-languages.ts";
import { interfaceWordsIn, officeHoursIn, otherLanguages } from "../../app/content/languages/site-languages.ts";
import { cacheFolder, filesBelow, makeIfChanged } from "../files.ts";
import { contentFolder } from "../read-content.ts";
import { readFont } from "../vite/latin-font.ts";
import { subsetGlyphs } from "./cut-font-to-glyphs.ts";
import { readShaper, type Shaper, widthInEms } from "./shaping.ts";

/** Matches the characters of a script, and the joiners between them. */
export const scriptRegex = (subset: string) => {
  const name = subset.charAt(0).toUpperCase() + subset.slice(1);
  return new RegExp(`[\\p{Script_Extensions=${name}}\\u200c\\u200d]+`, "gu");
};

/** Every word of a language's files in its own script, as often as it occurs. */
function wordsSaid(language: string, subset: string): string[] {
  const folder = join(contentFolder, language);
  const files = filesBelow(folder).filter((file) => file.endsWith(".ts"));
  // Names of days, times and languages come from `Intl`, and the town from the settings, so no file contains them.
  const named = [officeHoursIn(language as Language), optionalFirmDetails(language as Language)];
  const text = [...files.map((file) => readFileSync(join(folder, file), "utf8")), JSON.stringify(named)].join("\n");
  return text.match(scriptRegex(subset)) ?? [];
}

/** The same words, each once. */
export const wordsOfLanguage = (language: string, subset: string) => [...new Set(wordsSaid(language, subset))].sort();

/** Cuts a font to the glyphs of these words in the language of this tag. */
export async function subsetToWords(source: Buffer, words: string[], tag: string): Promise<Buffer> {
  const shaper = await readShaper(source, tag);
  // Each syllable is shaped by itself as well: that gives the glyphs from which the words' glyphs are composed.
  const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
  const syllables = new Set(words.flatMap((word) => [...segmenter.segment(word)].map(({ segment }) => segment)));
  const glyphs = new Set([
    ...[...syllables].flatMap(shaper.glyphsOnTheWay),
    ...words.flatMap((word) => shaper.run(word).map(({ glyph }) => glyph)),
  ]);
  return subsetGlyphs(source, words.join(""), glyphs);
}

/** The system font of Android and most Linuxes, until ours has loaded. No other system publishes its metrics. */
export const readFallbackFont = (subset: string): Buffer =>
  readFont({ package: `@fontsource-variable/noto-sans-${subset}`, subset });

/** The width of all words in a row, each as often as it occurs. */
const widthOf = (words: Map<string, string[]>, shaper: Shaper, weight: number) =>
  [...words].reduce((sum, [word, times]) => sum + times.length * widthInEms(shaper, word, weight), 0);

/**
 * The metrics and the average width of a font in percent of the system font's, for the fallback's `@font-face`. System
 * fonts have two weights; the bold one is for 600 to 700 (docs/brief/design.md, "Type").
 */
async function measuresOf(source: Buffer, systemSource: Buffer, said: string[], tag: string) {
  const [font, system] = [await readShaper(source, tag), await readShaper(systemSource, tag)];
  const words = Map.groupBy(said, (word) => word);
  const compared = (weight: number, systemWeight: number) =>
    Math.round((widthOf(words, font, weight) / widthOf(words, system, systemWeight)) * 1000) / 10;
  return { ascent: font.ascent, descent: font.descent, regular: compared(400, 400), bold: compared(650, 700) };
}

/**
 * Writes each language's font, cut to the glyphs of its words, to `.cache/font/languages/`, with its measures.
 * Languages of one script have a font each, so another language makes no page heavier.
 */
export async function writeLanguageFonts(): Promise<void> {
  const folder = join(cacheFolder, "font/languages");
  mkdirSync(folder, { recursive: true });
  // Everything in the folder is published, so fonts of removed languages are deleted.
  const known = new Set<string>(otherLanguages);
  for (const name of readdirSync(folder)) if (!known.has(parse(name).name)) rmSync(join(folder, name));
  const code = ["cut-language-fonts.ts", "shaping.ts", "cut-font-to-glyphs.ts", "round-deltas.ts"]
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
    .join("\n");
  for (const language of otherLanguages) {
    const { font, tag } = interfaceWordsIn(language).language;
    const { subset } = font;
    const [source, system] = [readFont(font), readFallbackFont(subset)];
    const said = wordsSaid(language, subset);
    const file = (end: string) => join(folder, `${language}.${end}`);
    await makeIfChanged(file("key"), [source, system, tag, said.join(" "), code], async () => {
      writeFileSync(file("woff2"), await subsetToWords(source, wordsOfLanguage(language, subset), tag));
      writeFileSync(file("json"), JSON.stringify(await measuresOf(source, system, said, tag)));
    });
  }
}
