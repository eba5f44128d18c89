import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const contentFolder = join(import.meta.dirname, "../../content/technologies");

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};

/** Side of the square that every logo is drawn into, and the side of the area that a logo covers in it. */
const [box, side] = [64, 44];

const short = (value: number) => Math.round(value * 100) / 100;

/**
 * A logo in a square view box at one optical size: all cover the same area, so that a wide word (aws, ibm) is lower
 * than a square mark and a tall leaf (mongodb) higher, until the box ends.
 */
function drawLogo(icon: { body: string; width: number; height: number }): string {
  const { body, width, height } = icon;
  const scale = Math.min(side / Math.sqrt(width * height), box / width, box / height);
  const square = short(box / scale);
  const viewBox = `${short((width - square) / 2)} ${short((height - square) / 2)} ${square} ${square}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${body}</svg>`;
}

/** The icon's inside and measures; undefined where its set has none of this name. */
function findIcon(name: string) {
  const [setName = "", iconName = ""] = name.split(":");
  const set: IconSet = require(`@iconify-json/${setName}/icons.json`);
  const icon = set.icons[iconName];
  return icon && { body: icon.body, width: icon.width ?? set.width ?? 16, height: icon.height ?? set.height ?? 16 };
}

/** The `icon` lines of `content/technologies/`; the files themselves are read and checked later, with everything else. */
function iconNames(): string[] {
  const sources = readdirSync(contentFolder).map((file) => readFileSync(join(contentFolder, file), "utf8"));
  return sources.flatMap((source) => /\bicon: "((?:logos|devicon):[a-z0-9-]+)"/.exec(source)?.[1] ?? []);
}

/**
 * Writes the logos that the technology pages name to `.cache/logos/{set}-{name}.svg`, out of the Iconify sets. They are
 * files and not inlined, because 33 of them are 23 kB compressed: the overview would be three times as large, and each
 * page that shows one would carry it again.
 * @param cacheFolder absolute path of `.cache/`
 */
export function writeLogos(cacheFolder: string): void {
  const folder = join(cacheFolder, "logos");
  mkdirSync(folder, { recursive: true });
  const drawn = new Map<string, string>();
  for (const name of iconNames()) {
    const icon = findIcon(name);
    // An unknown name is reported by `app/content/.server/icons.ts`, when the page that wants it is built.
    if (icon) drawn.set(`${name.replace(":", "-")}.svg`, drawLogo(icon));
  }
  for (const file of readdirSync(folder)) if (!drawn.has(file)) rmSync(join(folder, file));
  for (const [file, svg] of drawn) writeFileSync(join(folder, file), svg);
}
