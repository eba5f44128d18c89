import { spawnSync } from "node:child_process";
import { installOnDebian } from "../../support/debian.ts";

const packages = ["fonts-lohit-gujr", "fonts-lohit-deva"];

/** Without fontconfig the system is one that brings letters of all scripts. */
const has = (language: string) => spawnSync("fc-list", [`:lang=${language}`], { encoding: "utf8" }).stdout !== "";

/**
 * Sees to the letters of Gujarati and Hindi, whose names stand on the pages of every language: the headless shell draws
 * nothing where the system has no font of a script.
 * @throws with what to do where there are none.
 */
export function ensureFonts(): void {
  const hasAll = () => ["gu", "hi"].every(has);
  if (hasAll() || (installOnDebian(...packages) && hasAll())) return;
  throw new Error(
    `npm run test:states needs a font for Gujarati and one for Hindi. Install them (Debian and Ubuntu: apt install ${packages.join(" ")}).`,
  );
}
