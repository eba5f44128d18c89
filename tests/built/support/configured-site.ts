import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { configuredBuild, configuredSite } from "../../e2e/support/builds.ts";

// The tests of the browser use it too; it is there already where all tests run.
execFileSync("node", ["pipeline/ensure-build.ts"], {
  cwd: join(import.meta.dirname, "../../.."),
  env: { ...process.env, ...configuredBuild },
  stdio: "ignore",
});

/** The pages and files of the second build, which has every setting made. */
export const configuredClient = join(configuredSite, "client");
