import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { portraitPath, portraitSizes } from "../app/seo/portrait.ts";
import { type Settings, SettingsError } from "../settings/schema.ts";

const root = join(import.meta.dirname, "..");
const [, largest] = portraitSizes;

/** What is wrong with a picture; undefined when nothing is. */
async function faultOf(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return "which is not there";
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width === 0) return "which is no picture";
  if (Math.min(width, height) < largest) return `which has ${width} by ${height} pixels`;
  return undefined;
}

/** A picture in all served sizes and formats, without the camera's metadata, which may tell a place. */
function cut(file: string, index: number) {
  const served = [
    ...portraitSizes.map((size) => ({ size, format: "webp" as const })),
    { size: largest, format: "jpeg" as const },
  ];
  return served.map(async ({ size, format }) => ({
    path: portraitPath(index, size, format),
    picture: await sharp(file).autoOrient().resize(size, size, { fit: "cover" }).toFormat(format).toBuffer(),
  }));
}

/**
 * The portraits of the settings, each with its address on the site.
 * @throws {SettingsError} when one is missing or too small
 */
export async function drawPortraits({ team }: Pick<Settings, "team">): Promise<{ path: string; picture: Buffer }[]> {
  const drawn = team.map(async ({ portrait }, index) => {
    if (!portrait) return [];
    const file = join(root, portrait);
    const fault = await faultOf(file);
    if (fault === undefined) return Promise.all(cut(file, index));
    throw new SettingsError(
      `SITE_TEAM names the portrait "${portrait}", ${fault}. It should be a picture of at least ${largest} by ${largest} pixels, of which the middle is shown, by its path from the project's root. Put it there, or take it out of SITE_TEAM ("team" in content/site.ts).`,
    );
  });
  return (await Promise.all(drawn)).flat();
}
