import { execFileSync } from "node:child_process";
import { startSite } from "../../e2e/support/site.ts";
import { ensureFonts } from "./fonts.ts";

/** Ensures the fonts and a current build, and serves the site for the whole run. */
export default async function setup() {
  ensureFonts();
  execFileSync("node", ["pipeline/ensure-build.ts"], { stdio: "inherit" });
  const site = await startSite();
  process.env.SITE_URL_UNDER_TEST = site.url;
  return () => site.stop();
}
