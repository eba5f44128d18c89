import { createHash, hash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { blockLayers, holeLayers, strikeLayers } from "../../app/models/outcome-icons.ts";
import { socialImageDimensions } from "../../app/seo/social-image-path.ts";
import type { PatternDesign } from "../../app/ui/pattern/seeded-pattern.ts";
import { logoLayers } from "../../app/ui/pattern/tiles.ts";
import { root } from "../files.ts";
import { drawPattern, layersToSvg } from "./pattern-to-svg.ts";
import { colourOfDye, coloursOfColourway, tokenColour } from "./read-colours.ts";
import { createTextOutliner, readFontsForOutlines, type TextOutliner } from "./text-outlines.ts";

/** The words of a card, and beside them the pattern, which may have the sign of a project over it. */
export type SocialCard = {
  kind: string;
  title: string;
  firm: string;
  pattern: Pick<PatternDesign, "tile" | "colourway">;
  /** How such a project often goes wrong: its block is struck twice, or not printed. */
  fault?: "twice" | "lost";
};

const { width, height } = socialImageDimensions;
const margin = 76;
/** The pattern takes the right third, as in the heroes of the pages. */
const patternBox = { x: 812, y: 0, width: width - 812, height };
const column = patternBox.x - margin - 48;
/** Width of a repeat in pixels. Cards are shown small, and the finest pattern is to stay under 100 KB. */
const repeat = 240;

/** Limits of a title in pixels: the height of its lines together, and the size of its letters. */
const titleHeight = 310;
const [smallest, largest] = [44, 124];

/** All ways to break words into this number of lines. */
function breaksOf(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  const longest = words.length - count + 1;
  return Array.from({ length: Math.max(longest, 0) }, (_, i) => i + 1).flatMap((length) =>
    breaksOf(words.slice(length), count - 1).map((rest) => [words.slice(0, length).join(" "), ...rest]),
  );
}

/**
 * Breaks a title into the lines that allow the largest letters: lines of similar length. A single word on a line looks
 * like a mistake, so it must make the letters two thirds larger, as in titles of two or three words.
 */
function fitTitle(title: string, letters: Pick<TextOutliner, "width" | "leading">) {
  const leading = letters.leading(title);
  const style = { size: 1, weight: 700, tracking: -0.022 };
  const widths = new Map<string, number>();
  const widthOf = (line: string) => {
    const width = widths.get(line) ?? letters.width(line, style);
    widths.set(line, width);
    return width;
  };
  const words = title.split(" ");
  let best: { lines: string[]; size: number; worth: number; widest: number } | undefined;
  for (const lines of [1, 2, 3, 4].flatMap((count) => breaksOf(words, count))) {
    const widest = Math.max(...lines.map(widthOf));
    const fitting = Math.min(largest, column / widest, titleHeight / (lines.length * leading));
    const size = Math.floor(fitting / 4) * 4;
    const isAlone = lines.length > 1 && lines.some((line) => !line.includes(" "));
    const worth = isAlone ? size * 0.6 : size;
    if (size < smallest) continue;
    if (!best || worth > best.worth || (worth === best.worth && widest < best.widest))
      best = { lines, size, worth, widest };
  }
  if (!best)
    throw new Error(`This title is too long for its social image: "${title}". Shorten the title of that page.`);
  return { style: { ...style, size: best.size }, lines: best.lines, leading: best.size * leading };
}

/** Two blocks on a dark plate in the middle of the pattern: as often printed, and as we print it. */
function drawSign(fault: "twice" | "lost"): string {
  const colours = coloursOfColourway("night");
  const wrong = { ...colours, line: tokenColour("color-band-error") };
  const spoilt =
    fault === "lost"
      ? `<g stroke-dasharray="9 8">${layersToSvg(holeLayers, wrong)}</g>`
      : `${layersToSvg(blockLayers, colours)}<g transform="translate(15 -15)">${layersToSvg(strikeLayers, wrong)}</g>`;
  return `<g transform="translate(${patternBox.x + patternBox.width / 2} ${height / 2})">
<rect x="-160" y="-92" width="320" height="184" rx="4" fill="${colourOfDye("night")}"/>
<g transform="translate(-76 6)">${spoilt}</g><g transform="translate(76 6)">${layersToSvg(blockLayers, colours)}</g></g>`;
}

function compose({ kind, title, firm, pattern, fault }: SocialCard, letters: TextOutliner): string {
  const { style, lines, leading } = fitTitle(title, letters);
  // The middle of the title's block is slightly above the middle of the card.
  const first = height / 2 - 12 - ((lines.length - 1) * leading) / 2 + style.size * 0.33;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colourOfDye("night")}"/>
${drawPattern(patternBox, { ...pattern, scale: repeat / pattern.tile.width })}
${fault ? drawSign(fault) : ""}
${letters.path(kind, { x: margin, y: 108, size: 25, weight: 650, tracking: 0.11, fill: colourOfDye("turmeric") })}
${lines.map((line, i) => letters.path(line, { ...style, x: margin, y: first + i * leading, fill: colourOfDye("salt") })).join("")}
<g transform="translate(${margin + 28} ${height - 96}) scale(0.875)">${layersToSvg(logoLayers(), coloursOfColourway("night"))}</g>
${letters.path(firm, { x: margin + 76, y: height - 84, size: 36, weight: 700, tracking: -0.015, fill: colourOfDye("salt") })}
</svg>`;
}

/** The picture as a PNG. With so few shades also one with many fine lines is below 100 KB, which no network refuses. */
const draw = (card: SocialCard, letters: TextOutliner): Promise<Buffer> =>
  sharp(Buffer.from(compose(card, letters)))
    .png({ palette: true, colours: 24, dither: 0, effort: 7 })
    .toBuffer();

/** A hash of the drawing code. A change to it draws all cards again. */
function patternCodeKey(): string {
  const hash = createHash("sha256").update(`${width} ${height}`);
  for (const font of readFontsForOutlines()) hash.update(font);
  for (const folder of ["app/models", "app/ui/pattern", "pipeline/draw"]) {
    for (const file of readdirSync(join(root, folder)).sort()) hash.update(readFileSync(join(root, folder, file)));
  }
  for (const file of ["tokens.css", "patterns.css"]) hash.update(readFileSync(join(root, "app/styles", file)));
  return hash.digest("hex");
}

/**
 * Draws the pictures that networks show for shared links. Each is cached by its content, so a second build draws none.
 * @param cards by the file that each becomes
 * @param folder keeps them between builds
 * @returns how many had to be drawn
 */
export async function drawSocialImages(cards: ReadonlyMap<string, SocialCard>, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const codeKey = patternCodeKey();
  const images = [...cards].map(([file, card]) => {
    const key = hash("sha256", codeKey + JSON.stringify(card)).slice(0, 32);
    return { file, card, kept: join(folder, `${key}.png`) };
  });
  const missing = images.filter(({ kept }) => !existsSync(kept));
  if (missing.length > 0) {
    const letters = await createTextOutliner();
    await Promise.all(missing.map(async ({ kept, card }) => writeFileSync(kept, await draw(card, letters))));
  }
  for (const { file, kept } of images) {
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(kept, file);
  }
  return missing.length;
}
