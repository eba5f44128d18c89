import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { cacheFolder, makeIfChanged } from "../files.ts";

type Font = { package: string; subset: string };

/** The font of a script as published: every weight, every character and conjunct. */
export const readFont = ({ package: name, subset }: Font): Buffer =>
  readFileSync(
    createRequire(import.meta.url).resolve(`${name}/files/${name.split("/")[1]}-${subset}-wght-normal.woff2`),
  );

/** The font of Latin letters. */
export const latinFont: Font = { package: "@fontsource-variable/anek-latin", subset: "latin" };

/** The weights of the design (docs/brief/design.md, "Type"). */
export const fontWeights = { min: 400, max: 750 };

/** Characters that only program text may use, because it is set in the system's monospaced font. */
export const codeOnlyCharacters = "\\^`{}~";
const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));

/**
 * Every character that the site's texts may use: printable ASCII without `codeOnlyCharacters`, and typographic signs.
 * `tests/built/` checks that no built page uses another.
 */
export const fontCharacters = `${[...printableAscii].filter((character) => !codeOnlyCharacters.includes(character)).join("")}\u00a0©°·×é–—‘’“”…₹−`;

const options = {
  targetFormat: "woff2" as const,
  variationAxes: { wght: fontWeights },
  // The site uses no ligatures, fractions, small capitals or forms of other languages.
  keepFeatures: ["kern"],
  noHinting: true,
};

/** Writes the site's Latin font, Anek Latin cut to `characters`, to `.cache/font/anek-latin.woff2`. */
export async function subsetLatinFont(): Promise<void> {
  const folder = join(cacheFolder, "font");
  const original = readFont(latinFont);
  await makeIfChanged(join(folder, "key"), [original, fontCharacters, JSON.stringify(options)], async () =>
    writeFileSync(join(folder, "anek-latin.woff2"), await subsetFont(original, fontCharacters, options)),
  );
}
