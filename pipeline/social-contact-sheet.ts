/* `npm run audit:social`: puts all social images of the built site on one sheet, for a person to look at. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ensureBuild } from "./ensure-build.ts";
import { buildFolder } from "./publish.ts";

const columns = 4;
const cell = { width: 480, height: 252 };
const gap = 12;

await ensureBuild();
const folder = join(buildFolder, "client/social");
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".png"))
  .sort();
const pictures = await Promise.all(
  files.map(async (file, i) => ({
    input: await sharp(join(folder, file)).resize(cell.width, cell.height).toBuffer(),
    left: gap + (i % columns) * (cell.width + gap),
    top: gap + Math.floor(i / columns) * (cell.height + gap),
  })),
);
const sheet = join(import.meta.dirname, "../.cache/social-sheet.png");
await sharp({
  create: {
    width: gap + columns * (cell.width + gap),
    height: gap + Math.ceil(files.length / columns) * (cell.height + gap),
    channels: 3,
    background: "#888",
  },
})
  .composite(pictures)
  .png({ palette: true })
  .toFile(sheet);
console.log(`${files.length} social images: ${sheet}`);
