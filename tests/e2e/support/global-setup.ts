import { execFileSync } from "node:child_process";
import { configuredBuildEnv, configuredSiteFolder } from "./builds.ts";
import { startSite } from "./serve-site.ts";

/** Builds what is missing, then serves both sites for the whole run. */
export default async function setup() {
  execFileSync("node", ["pipeline/ensure-build.ts"], { stdio: "inherit" });
  execFileSync("node", ["pipeline/ensure-build.ts"], {
    stdio: "inherit",
    env: { ...process.env, ...configuredBuildEnv },
  });
  // All journeys come from one address, which the rate limit would take for a flood.
  const generous = { RATE_BURST: "100000", DAILY_CAP: "1000000" };
  const site = await startSite(undefined, generous);
  const configured = await startSite(configuredSiteFolder, generous);
  process.env.SITE_URL_UNDER_TEST = site.url;
  process.env.SITE_DATA_UNDER_TEST = site.dataDir;
  process.env.CONFIGURED_URL_UNDER_TEST = configured.url;
  process.env.CONFIGURED_DATA_UNDER_TEST = configured.dataDir;
  return async () => {
    await site.stop();
    await configured.stop();
  };
}
