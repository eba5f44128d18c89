import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};

/** Sides of the square that every logo is drawn into, of the area that a logo covers in it, and of its largest extent. */
const [box, side, longest] = [64, 44, 58];

type Area = readonly [x: number, y: number, width: number, height: number];

/** The part of an icon that is drawn, where it is not the whole: the ink of those with a margin, measured in Chromium. */
const drawnAreas: Record<string, Area> = {
  "devicon:docker": [1.5, 28, 125.5, 72],
  "devicon:flutter": [12, 0, 104, 128],
  "devicon:reactnative": [0, 6.5, 128, 115],
  // The word is eight times as wide as high; its O alone is the firm's own short mark.
  "logos:oracle": [0, 0, 106, 66.5],
};

/** Filled squares weigh more than an outline of their size. */
const solid = new Set(["logos:javascript", "logos:typescript-icon", "logos:django-icon", "logos:swift"]);

const short = (value: number) => Math.round(value * 100) / 100;

/**
 * A logo in a square view box at one optical size: all cover the same area, so that a wide word (aws, ibm) is lower
 * than a square mark and a tall leaf (mongodb) higher, until the margin.
 */
function drawLogo(name: string, { body, width, height }: { body: string; width: number; height: number }): string {
  const [x, y, w, h] = drawnAreas[name] ?? [0, 0, width, height];
  const covered = solid.has(name) ? side * 0.9 : side;
  const scale = Math.min(covered / Math.sqrt(w * h), longest / w, longest / h);
  const [shownWidth, shownHeight] = [w * scale, h * scale];
  const place = `x="${short((box - shownWidth) / 2)}" y="${short((box - shownHeight) / 2)}"`;
  const size = `width="${short(shownWidth)}" height="${short(shownHeight)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${box} ${box}"><svg ${place} ${size} viewBox="${x} ${y} ${w} ${h}">${body}</svg></svg>`;
}

/** The icon's inside and measures; undefined where its set has none of this name. */
function findIcon(name: string) {
  const [setName = "", iconName = ""] = name.split(":");
  const set: IconSet = require(`@iconify-json/${setName}/icons.json`);
  const icon = set.icons[iconName];
  return icon && { body: icon.body, width: icon.width ?? set.width ?? 16, height: icon.height ?? set.height ?? 16 };
}

/**
 * Writes the logos that the technology pages name to `.cache/logos/{set}-{name}.svg`, out of the Iconify sets. They are
 * files and not inlined, because 33 of them are 23 kB compressed: the overview would be three times as large, and each
 * page that shows one would carry it again.
 * @param names of icons, e.g. `logos:react`
 * @param cacheFolder absolute path of `.cache/`
 */
export function writeLogos(names: string[], cacheFolder: string): void {
  const folder = join(cacheFolder, "logos");
  mkdirSync(folder, { recursive: true });
  const drawn = new Map<string, string>();
  for (const name of names) {
    const icon = findIcon(name);
    // An unknown name is reported by `app/content/.server/page/icons.ts`, when the page that wants it is built.
    if (icon) drawn.set(`${name.replace(":", "-")}.svg`, drawLogo(name, icon));
  }
  // What is in the folder becomes part of the site: logos that no page names any more go, and nothing else does.
  const list = join(folder, "drawn.json");
  const before: string[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  for (const file of before) if (!drawn.has(file)) rmSync(join(folder, file), { force: true });
  writeFileSync(list, JSON.stringify([...drawn.keys()]));
  for (const [file, svg] of drawn) writeFileSync(join(folder, file), svg);
}
