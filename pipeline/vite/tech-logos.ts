import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { cacheFolder, writeFiles } from "../files.ts";
import { contentFolder } from "../read-content.ts";

const require = createRequire(import.meta.url);
const technologies = join(contentFolder, "technologies");
const logoModule = join(import.meta.dirname, "../../app/content/page/tech-logo-url.ts");

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};

/** Side of each logo's square; side of a square whose area each logo covers; the longest side that a logo may have. */
const [box, side, longest] = [64, 44, 58];

type Area = readonly [x: number, y: number, width: number, height: number];

/** The drawn part of icons that have a margin, measured in Chromium. */
const drawnAreas: Record<string, Area> = {
  "devicon:docker": [1.5, 28, 125.5, 72],
  "devicon:flutter": [12, 0, 104, 128],
  "devicon:reactnative": [0, 6.5, 128, 115],
  // Only the O, which Oracle itself uses as a short mark: the whole word is eight times as wide as high.
  "logos:oracle": [0, 0, 106, 66.5],
};

/** Filled squares, which look heavier than outlines of the same size. */
const solid = new Set(["logos:javascript", "logos:typescript-icon", "logos:django-icon", "logos:swift"]);

const short = (value: number) => Math.round(value * 100) / 100;

/**
 * A logo in a square view box. All logos cover the same area, so a wide word (aws, ibm) is lower and a tall leaf
 * (mongodb) higher than a square mark, within the margin.
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

/** The icon's content and size; undefined when its set has none of this name. */
function findIcon(name: string) {
  const [setName = "", iconName = ""] = name.split(":");
  const set: IconSet = require(`@iconify-json/${setName}/icons.json`);
  const icon = set.icons[iconName];
  return icon && { body: icon.body, width: icon.width ?? set.width ?? 16, height: icon.height ?? set.height ?? 16 };
}

/** The icons that the technologies name. Read as text, because the development server would keep a module as it was. */
const namedIcons = () =>
  readdirSync(technologies).flatMap(
    (file) => /\bicon"?:\s*["']([^"']+)/.exec(readFileSync(join(technologies, file), "utf8"))?.[1] ?? [],
  );

/**
 * Writes the logos of the technology pages to `.cache/logos/{set}-{name}.svg`, from the Iconify sets. They are files,
 * because inlined ones would make the overview three times as large and be sent again with each page.
 */
function writeLogos(): void {
  const folder = join(cacheFolder, "logos");
  // The folder is published: no logo stays that is no longer named.
  rmSync(folder, { recursive: true, force: true });
  const logos = namedIcons().flatMap((name) => {
    const icon = findIcon(name);
    // An unknown name is reported by `app/content/page/tech-logo-url.ts` when its page is built.
    return icon ? [[`${name.replace(":", "-")}.svg`, drawLogo(name, icon)]] : [];
  });
  writeFiles(folder, Object.fromEntries(logos));
}

/** Writes the logos that the content names. */
export const logosPlugin = (): Plugin => ({
  name: "logos",
  buildStart: writeLogos,
  /** A new technology, or another icon, while the development server runs. */
  hotUpdate({ file, modules }) {
    if (this.environment.name !== "ssr" || !file.startsWith(technologies)) return;
    writeLogos();
    return [...modules, ...(this.environment.moduleGraph.getModulesByFile(logoModule) ?? [])];
  },
});
