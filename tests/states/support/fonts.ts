import { spawnSync } from "node:child_process";
import { installOnDebian } from "../../support/debian.ts";

/** The gate needs them, too (docs/performance.md). Pictures with other fonts differ. */
const packages = ["fonts-noto-core"];

/** Without fontconfig the system is assumed to have the fonts. */
const has = (family: string) => spawnSync("fc-list", [family], { encoding: "utf8" }).stdout !== "";

/**
 * Installs fonts for Gujarati and Hindi when they are missing. Pages of every language name these languages in their
 * own script, and the headless shell draws nothing without a font.
 * @throws when it cannot, saying what to do.
 */
export function ensureFonts(): void {
  const hasAll = () => ["Noto Sans Gujarati", "Noto Sans Devanagari"].every(has);
  if (hasAll() || (installOnDebian(...packages) && hasAll())) return;
  throw new Error(
    `npm run test:states needs Noto's fonts for Gujarati and Hindi. Install them (Debian and Ubuntu: apt install ${packages.join(" ")}).`,
  );
}
