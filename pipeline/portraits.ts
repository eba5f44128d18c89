import { join } from "node:path";
import { portraitPath, portraitWidths } from "../app/seo/portrait-path.ts";
import { type Settings, SettingsError } from "../settings/schema.ts";
import { root } from "./files.ts";
import { openPicture, PictureError, pictureRuleText } from "./resize-picture.ts";

const [, largest] = portraitWidths;

/** A square from the middle of a picture, in all served sizes and formats. */
async function cut(file: string, index: number) {
  const { width, height, draw } = await openPicture(file);
  if (Math.min(width, height) < largest) throw new PictureError(`has ${width} by ${height} pixels`);
  const served = [
    ...portraitWidths.map((size) => ({ size, format: "webp" as const })),
    { size: largest, format: "jpeg" as const },
  ];
  return Promise.all(
    served.map(async ({ size, format }) => ({
      path: portraitPath(index, size, format),
      picture: await draw(format, size, size),
    })),
  );
}

/** The portraits of the settings by address. @throws {SettingsError} when one is missing, too small or too large */
export async function resizePortraits({ team }: Pick<Settings, "team">): Promise<{ path: string; picture: Buffer }[]> {
  const drawn = team.map(async ({ portrait }, index) => {
    if (!portrait) return [];
    return cut(join(root, portrait), index).catch((error) => {
      if (!(error instanceof PictureError)) throw error;
      throw new SettingsError(
        `SITE_TEAM names the portrait "${portrait}", which ${error.message}. It should be ${pictureRuleText}, and at least ${largest} by ${largest} pixels, of which the middle is shown, by its path from the project's root. Put it there, or take it out of SITE_TEAM ("team" in content/site.ts).`,
      );
    });
  });
  return (await Promise.all(drawn)).flat();
}
