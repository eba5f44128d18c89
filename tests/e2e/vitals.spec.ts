import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { configuredBuild, configuredSite } from "./support/builds.ts";
import { type Site, startSite } from "./support/site.ts";
import { test as base, expect, painted } from "./support/test.ts";

let site: Site;

const reportScript = /\/assets\/report-[\w-]+\.js$/;

const test = base.extend({
  page: async ({ page }, use) => {
    await page.route(/googleapis\.com|googletagmanager\.com|google-analytics\.com/, (route) => route.abort());
    await use(page);
  },
});

test.beforeAll(async () => {
  site = await startSite(configuredSite, { WEB_VITALS: configuredBuild.WEB_VITALS });
});
test.afterAll(() => site.stop());
test.beforeEach(({ expectConsoleError }) =>
  expectConsoleError(/firebase|googleapis|googletagmanager|analytics|ERR_FAILED/i),
);

/** The metrics that the server has counted, as `page metric`. */
function counted(): string[] {
  using database = new DatabaseSync(join(site.dataDir, "enquiries.sqlite"), { readOnly: true, timeout: 5_000 });
  return database
    .prepare("SELECT page, metric, visits FROM vitals ORDER BY page, metric")
    .all()
    .map(({ page, metric, visits }) => `${page} ${metric} ${visits}`);
}

/**
 * Opens a page, and waits until it is idle, when it fetches the consent bar. The page itself is not queried, which the browser
 * would take for a person's act.
 */
async function openUntouched(page: Page, path: string): Promise<void> {
  const bar = page.waitForResponse(/\/assets\/consent-bar-[\w-]+\.js$/);
  await page.goto(site.url + path);
  await (await bar).finished();
}

/** Acts on the page, and waits until the script that measures has arrived, has run, and has been told what the browser noted. */
async function actUntilMeasured(page: Page, act: () => Promise<void>): Promise<void> {
  const script = page.waitForRequest(reportScript);
  await act();
  // A module runs once: to import it again is to wait for it.
  await page.evaluate((url) => import(url), (await script).url());
  await painted(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
}

test("a visit is counted once by page type, by a script that loads at the first input", async ({ page, context }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openUntouched(page, "/contact");
  expect(asked.filter((url) => reportScript.test(url))).toEqual([]);
  await actUntilMeasured(page, () => page.getByRole("textbox", { name: "Name" }).click());
  await page.goto(`${site.url}/about`);
  await expect
    .poll(counted)
    .toEqual(expect.arrayContaining(["contact FCP 1", "contact TTFB 1", "contact LCP 1", "contact CLS 1"]));
  // What is counted says nothing of a person, and leaves nothing in the browser.
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
