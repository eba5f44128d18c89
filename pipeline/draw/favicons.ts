import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { logoLayers } from "../../app/ui/pattern/tiles.ts";
import { cacheFolder, makeIfChanged } from "../files.ts";
import { layersToSvg } from "./pattern-to-svg.ts";
import { coloursOfColourway } from "./read-colours.ts";

const night = coloursOfColourway("night");

/** The logo's mark as a picture, on a colour (`ground`). `fit` is the share of the square that the mark fills. */
function icon({ ground, fit }: { ground?: string; fit: number }): string {
  const side = 64 / fit;
  const square = ground ? `<path fill="${ground}" d="M${-side / 2} ${-side / 2}h${side}v${side}h${-side}z"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-side / 2} ${-side / 2} ${side} ${side}">${square}${layersToSvg(logoLayers(), night)}</svg>`;
}

const alone = icon({ fit: 1 });
/** Smaller: systems cut maskable icons to a circle of 80 % of the width, and show transparent ones on any colour. */
const onNight = icon({ ground: night.ground, fit: 0.72 });

/** The site's icons: file, side in pixels, drawing. `app/document.tsx` and the web manifest link them. */
const pictures = [
  { file: "icon-32.png", side: 32, svg: alone },
  { file: "icon-180.png", side: 180, svg: onNight },
  { file: "icon-192.png", side: 192, svg: alone },
  { file: "icon-512.png", side: 512, svg: alone },
  { file: "icon-maskable-512.png", side: 512, svg: onNight },
];

const draw = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 72 * (side / 16) })
    .resize(side, side)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** A 32-pixel PNG in an ICO container. Browsers and feed readers that ignore links ask for `/favicon.ico`. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Writes the icons to `.cache/public/`, which Vite serves and copies. */
export async function drawIcons(): Promise<void> {
  const folder = join(cacheFolder, "public");
  await makeIfChanged(join(cacheFolder, "icons-key"), [JSON.stringify(pictures)], async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "icon.svg"), alone);
    for (const { file, side, svg } of pictures) writeFileSync(join(folder, file), await draw(svg, side));
    writeFileSync(join(folder, "favicon.ico"), ico(readFileSync(join(folder, "icon-32.png"))));
  });
}
