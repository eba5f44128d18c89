import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe } from "vitest";
import { configuredBuild, configuredSite } from "../e2e/support/builds.ts";
import { type Site, startSite } from "../e2e/support/site.ts";
import { letFail } from "./support/failing-parts.ts";
import { countingParts } from "./support/parts.ts";
import { visitCounted } from "./support/visits.ts";

let counting: Site;
beforeAll(async () => {
  execFileSync("node", ["pipeline/ensure-build.ts"], { stdio: "inherit", env: { ...process.env, ...configuredBuild } });
  counting = await startSite(configuredSite, { WEB_VITALS: configuredBuild.WEB_VITALS });
}, 300_000);
afterAll(() => counting.stop());

describe("while this part of a site that counts fails, the page is there, and links lead on:", () => {
  letFail(countingParts, visitCounted, () => counting.url);
});
