import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installOnDebian } from "../../support/debian.ts";

/** A late font moves pages in Gujarati and Hindi more than for visitors where these are missing. */
const packages = ["fonts-noto-core", "fonts-liberation"];

/** The environment of a browser that takes no other fonts for Gujarati and Hindi. With another one, pictures differ. */
export const browserEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)),
};

/** Without fontconfig the system is assumed to have the fonts. */
const has = (family: string) => spawnSync("fc-list", [family], { encoding: "utf8" }).stdout !== "";

/**
 * Installs fonts for Gujarati, Hindi and lines of code when they are missing. Pages of every language name Gujarati and
 * Hindi in their own script, and the headless shell draws nothing without a font.
 * @throws when it cannot, saying what to do.
 */
export function ensureFonts(): void {
  const hasAll = () => ["Noto Sans Gujarati", "Noto Sans Devanagari", "Liberation Mono"].every(has);
  if (hasAll() || (installOnDebian(...packages) && hasAll())) return;
  throw new Error(
    `npm run test:states needs Noto's fonts for Gujarati and Hindi, and Liberation Mono. Install them (Debian and Ubuntu: apt install ${packages.join(" ")}).`,
  );
}
