import { spawnSync } from "node:child_process";
import { installOnDebian } from "../../support/debian.ts";

const packages = ["fonts-lohit-gujr", "fonts-lohit-deva"];

/** Without fontconfig the system is assumed to have fonts for all scripts. */
const has = (language: string) => spawnSync("fc-list", [`:lang=${language}`], { encoding: "utf8" }).stdout !== "";

/**
 * Installs fonts for Gujarati and Hindi when they are missing. Pages of every language name these languages in their
 * own script, and the headless shell draws nothing without a font.
 * @throws when it cannot, saying what to do.
 */
export function ensureFonts(): void {
  const hasAll = () => ["gu", "hi"].every(has);
  if (hasAll() || (installOnDebian(...packages) && hasAll())) return;
  throw new Error(
    `npm run test:states needs a font for Gujarati and one for Hindi. Install them (Debian and Ubuntu: apt install ${packages.join(" ")}).`,
  );
}
