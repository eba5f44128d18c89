import type { Page } from "@playwright/test";
import { fields, fillIn } from "./support/form.ts";
import { expect, footerLink, holdScripts, hydrated, open, test } from "./support/test.ts";

// Some of the ways in which parts fail, in Chromium. All of them, in three engines: `npm run test:browsers`.

/** The heading of /about. */
const tagline = "Two engineers in Kutch, and nobody between them and you";

test("@wide where the whole sheet cannot be had, a link loads its whole page", async ({ page, expectConsoleError }) => {
  expectConsoleError(/ERR_FAILED/);
  await page.route("**/assets/app-*.css", (route) => route.abort());
  await open(page, "/about");
  const loaded = page.waitForEvent("load");
  await page.getByRole("contentinfo").getByRole("link", { name: "Industries" }).click();
  await loaded;
  await expect(page).toHaveURL(/\/industries$/);
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toContain("/industries");
});

test("@wide a part whose code came as something else than code comes at the next try", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Unexpected token|The search could not be loaded/);
  const asked: string[] = [];
  await page.route(/\/assets\/start-search-[^/]*\.js/, async (route) => {
    asked.push(new URL(route.request().url()).search);
    if (asked.length > 2) return route.continue();
    // As a hotel's network has it.
    await route.fulfill({ contentType: "text/javascript", body: "<!doctype html><title>Please log in</title>" });
  });
  await open(page, "/about");
  await page.getByRole("button", { name: "SEARCH THE SITE" }).click();
  const dialog = page.getByRole("dialog", { name: "Search the site" });
  const again = dialog.getByRole("button", { name: "TRY AGAIN" });
  for (const times of [1, 2]) {
    await expect(dialog.getByRole("status")).toHaveText("The search could not be loaded.");
    expect(asked).toHaveLength(times);
    await again.click();
  }
  await expect(dialog.getByRole("status")).toContainText("every page is searched");
  // Each time under an address of its own: a module that failed once stays so.
  expect(new Set(asked).size).toBe(3);
});

test("@wide where the code that draws cannot be had, the next page does without its cloth", async ({
  page,
  expectConsoleError,
}) => {
  // Of the file alone: nothing is left that nobody handles.
  expectConsoleError(/ERR_FAILED/);
  await page.route("**/assets/drawing-*.js", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed");
  await open(page, "/");
  await refused;
  await (await footerLink(page, "About")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tagline);
});

/** Waits for the code that sees to links: it fetches the page behind the one that the pointer rests on. */
async function linksAreMinded(page: Page) {
  const data = page.waitForResponse("**/industries.data");
  await page.getByRole("contentinfo").getByRole("link", { name: "Industries" }).hover();
  await data;
}

test("@wide where a page's data does not come through, its link is followed by the browser", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED|Failed to fetch/);
  await open(page, "/");
  await linksAreMinded(page);
  await page.route(/\/about\.data/, (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tagline);
});

for (const hearsReloads of [true, false])
  test(`@wide where a page's code does not come through, its link is followed by the browser that ${hearsReloads ? "tells" : "does not tell"} of reloads`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/ERR_FAILED|Failed to fetch|Error loading route module/);
    // Engines without the Navigation API.
    if (!hearsReloads) await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
    await open(page, "/");
    await linksAreMinded(page);
    await page.route(/\/assets\/route-/, (route) => route.abort(), { times: 1 });
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tagline);
    // And not first the page that was left.
    if (hearsReloads) expect(documents).toEqual(["/about"]);
  });

for (const [name, part] of [
  ["style sheet never comes", /\/assets\/sheet-[^/]*\.css/],
  ["data never comes", /\/sheets\/design-tests\.data/],
] as const)
  test(`@wide a page whose ${name} is loaded by the browser, also for who was quicker than the code that sees to links`, async ({
    page,
  }) => {
    const release = await holdScripts(page, "first-move-");
    const asked = page.waitForRequest(part);
    await page.route(part, () => {});
    await page.goto("/blog/modern-ui-ux-principles-2024");
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "Seven tests for a design" }).click();
    await asked;
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seven tests for a design");
  });

test("@wide a page whose frame's code came as nothing stays as it was built, and its form is posted", async ({
  page,
}) => {
  // As Firefox takes an answer that broke off after its first line.
  await page.route("**/assets/root-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/");
  const framework = await page.waitForResponse(/\/assets\/framework-/);
  await framework.finished();
  await fillIn(page);
  await fields(page).submit.click();
  await expect(page).toHaveURL(/\/enquiry-received/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tagline);
});
