import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp from "sharp";

/** The largest photograph that is taken. A camera's are smaller, and a larger one is hardly meant for a page. */
const largest = { side: 12_000, megabytes: 20 };

/** Widths in pixels: for phones, the column of text (56rem), and both for screens with two pixels to one. */
const widths = [480, 896, 1344, 1792];

/** Near to the original for the eye. Each format counts on a scale of its own. */
const quality = { avif: 55, webp: 78, jpeg: 80, png: 100 };
type Format = keyof typeof quality;

/** What is wrong with a picture's file, as the rest of a sentence about it. */
export class PictureError extends Error {}

/**
 * A photograph, upright. What is drawn of it is in sRGB and has none of the camera's metadata, which may tell a place.
 * @param file absolute path
 * @throws {PictureError} if it is missing, no picture, or too large
 */
export async function openPicture(file: string) {
  if (!existsSync(file)) throw new PictureError("is not there");
  const megabytes = Math.ceil(statSync(file).size / 2 ** 20);
  if (megabytes > largest.megabytes) throw new PictureError(`has ${megabytes} MB`);
  const unreadable = () => {
    throw new PictureError("cannot be read as a picture");
  };
  const { autoOrient, hasAlpha } = await sharp(file, { limitInputPixels: false }).metadata().catch(unreadable);
  const { width, height } = autoOrient;
  if (Math.max(width, height) > largest.side) throw new PictureError(`has ${width} by ${height} pixels`);
  /** Scaled to a width; cut to a height too, if one is given. */
  const draw = (format: Format, width: number, height?: number): Promise<Buffer> =>
    sharp(file)
      .autoOrient()
      .resize({ width, ...(height && { height }) })
      .toFormat(format, { quality: quality[format] })
      .toBuffer()
      .catch(unreadable);
  return { width, height, hasAlpha, draw };
}

/**
 * Draws a picture in all widths up to its own, as AVIF and WebP, and once for programs that read neither.
 * @param cacheFolder keeps the files between builds
 * @throws {PictureError}
 */
export async function resizePicture(file: string, cacheFolder: string) {
  const { width, height, hasAlpha, draw } = await openPicture(file);
  const full = Math.min(width, widths.at(-1) ?? width);
  const served = [...widths.filter((one) => one < full), full];
  const made = hash("sha256", Buffer.concat([readFileSync(file), Buffer.from(JSON.stringify([widths, quality]))]));
  const folder = join(cacheFolder, made.slice(0, 16));
  mkdirSync(folder, { recursive: true });

  async function write(format: Format, one: number) {
    const path = join(folder, `${basename(file, extname(file))}-${one}.${format}`);
    if (!existsSync(path)) {
      // Renamed when it is whole, because the next build takes what it finds.
      const unfinished = `${path}.${process.pid}`;
      writeFileSync(unfinished, await draw(format, one));
      renameSync(unfinished, path);
    }
    return { path, width: one };
  }

  /** The files in one format, narrowest first. */
  const all = (format: Format) => Promise.all(served.map((one) => write(format, one)));
  return {
    width: full,
    height: Math.round((height * full) / width),
    avif: await all("avif"),
    webp: await all("webp"),
    fallback: (await write(hasAlpha ? "png" : "jpeg", full)).path,
  };
}

/** What every picture has to be, for messages. */
export const pictureRuleText = `a JPEG, PNG, WebP or AVIF of at most ${largest.side.toLocaleString("en")} pixels a side and ${largest.megabytes} MB`;
