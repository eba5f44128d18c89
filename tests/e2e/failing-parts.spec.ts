import { fields, fillIn } from "./support/form.ts";
import { dialog, field, results } from "./support/search.ts";
import { expect, open, painted, test } from "./support/test.ts";

// Some of the ways in which parts fail, in Chromium. All of them, in three engines: `npm run test:browsers`.

const failed = "The search could not be loaded.";

test("@wide a part whose code came as something else than code comes at the next try", async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/assets\/search-[^/]*\.js/, async (route) => {
    asked.push(route.request().url());
    if (asked.length > 2) return route.continue();
    // As a hotel's network has it.
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Please log in</title>" });
  });
  await open(page, "/about");
  await page.getByRole("button", { name: "SEARCH THE SITE" }).click();
  for (const times of [1, 2]) {
    await expect(dialog(page).getByRole("status")).toHaveText(failed, { useInnerText: true });
    expect(asked).toHaveLength(times);
    await dialog(page).getByRole("button", { name: "TRY AGAIN" }).click();
  }
  await expect(dialog(page).getByRole("status")).toContainText("every page is searched");
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole("button", { name: "TRY AGAIN" })).toHaveCount(0);
});

test("the search opens though the script of every page cannot be had, says so, and comes at the next act", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await page.route("**/assets/start-*.js*", (route) => route.abort());
  await page.goto("/about");
  await painted(page);
  await page.keyboard.press("/");
  await expect(dialog(page).getByRole("status")).toHaveText(failed, { useInnerText: true });
  await expect(field(page)).toHaveAccessibleDescription(failed);
  await page.unrouteAll();
  await page.keyboard.type("postgres");
  await expect(results(page).first().locator("strong")).toHaveText("PostgreSQL");
  await expect(field(page)).toHaveValue("postgres");
  await expect(field(page)).toBeFocused();
});

test("@wide a search whose code never comes says so, and takes it when it comes at last", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/start-*.js*", async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("/");
  await expect(dialog(page).getByRole("status")).toHaveText("Loading the search…", { useInnerText: true });
  await page.clock.runFor(10_000);
  await expect(dialog(page).getByRole("status")).toHaveText(failed, { useInnerText: true });
  // Asked for a second time, which comes beside the first, and all that it does happens once.
  const views: string[] = [];
  page.on("console", (message) => views.push(message.text()));
  await page.keyboard.type("react");
  release();
  await expect(results(page).first().locator("strong")).toHaveText("React");
  await page.waitForLoadState("networkidle");
  expect(views.filter((text) => text.includes("page_view"))).toHaveLength(1);
});

test("@wide a page whose script came as nothing stays as it was built, and its form is posted", async ({ page }) => {
  // As Firefox takes an answer that broke off after its first line.
  await page.route("**/assets/start-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/");
  const script = await page.waitForResponse(/\/assets\/start-/);
  await script.finished();
  await fillIn(page);
  await fields(page).submit.click();
  await expect(page).toHaveURL(/\/enquiry-received/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Two engineers in Kutch, and nobody between them and you",
  );
});
