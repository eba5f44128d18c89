import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { configuredBuildEnv, configuredSiteFolder } from "../../e2e/support/builds.ts";

// The browser tests use this build too, so it usually exists already.
if (!process.env.CONFIGURED_SITE)
  execFileSync("node", ["pipeline/ensure-build.ts"], {
    cwd: join(import.meta.dirname, "../../.."),
    env: { ...process.env, ...configuredBuildEnv },
    stdio: "ignore",
  });

/** The files of the second build, which has every setting made. */
export const configuredClientFolder = join(configuredSiteFolder, "client");
