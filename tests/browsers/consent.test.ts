import { execFileSync } from "node:child_process";
import { afterAll, beforeAll } from "vitest";
import { configuredBuild, configuredSite } from "../e2e/support/builds.ts";
import { type Site, startSite } from "../e2e/support/site.ts";
import { role } from "./support/target.ts";
import { expect, test } from "./support/test.ts";

const bar = role("region", "Privacy choices");

let counting: Site;
beforeAll(async () => {
  execFileSync("node", ["pipeline/ensure-build.ts"], { stdio: "inherit", env: { ...process.env, ...configuredBuild } });
  counting = await startSite(configuredSite, { WEB_VITALS: configuredBuild.WEB_VITALS });
}, 300_000);
afterAll(() => counting.stop());

test("a page that Back brings out of the browser's memory does not ask what another page was told", async ({
  visit,
}) => {
  const { page, proxy } = await visit();
  proxy.leadTo(counting.url);
  await page.open("/about");
  await expect.poll(() => page.count(bar)).toBe(1);
  await page.noteReturn();
  await page.load("/industries");
  await page.click(role("button", "No, do not", bar));
  await page.back();
  await page.expectKept("/about");
  await page.takenOver();
  await expect.poll(() => page.count(bar)).toBe(0);
});
