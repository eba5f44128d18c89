import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { portraitPath } from "../app/seo/portrait.ts";
import { type Settings, SettingsError } from "../settings/schema.ts";

const root = join(import.meta.dirname, "..");

/** Bytes. A photograph of 500 by 500 pixels is a quarter of it. */
const maxBytes = 200_000;

/**
 * The portraits that the settings name, each with the address at which it is served.
 * @throws {SettingsError} where one is not there, or too large to be shown to everybody
 */
export function readPortraits({ team }: Pick<Settings, "team">): { path: string; picture: Buffer }[] {
  return team.flatMap(({ portrait }, index) => {
    if (!portrait) return [];
    const file = join(root, portrait);
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    if (size !== undefined && size <= maxBytes)
      return [{ path: portraitPath(index, portrait), picture: readFileSync(file) }];
    const wrong = size === undefined ? "which is not there" : `which has ${size} bytes`;
    throw new SettingsError(
      `SITE_TEAM names the portrait "${portrait}", ${wrong}. It should be a square picture of at most ${maxBytes} bytes, by its path from the project's root. Put it there, or take it out of SITE_TEAM ("team" in content/site.ts).`,
    );
  });
}
