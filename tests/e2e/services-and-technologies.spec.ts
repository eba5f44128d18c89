import type { Page } from "@playwright/test";
import { technologies } from "./support/content.ts";
import { expect, open, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const linkTo = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

test.describe("the technology overview", () => {
  test("@wide draws every logo, in squares of one size", async ({ page }) => {
    await open(page, "/technologies");
    const logos = main(page).locator("img");
    await expect(logos).toHaveCount(technologies.length);
    for (const logo of await logos.all()) {
      await logo.scrollIntoViewIfNeeded();
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await logo.boundingBox()).toMatchObject({ width: 64, height: 64 });
    }
  });

  test("leads to a category, and from anywhere on a card to its page", async ({ page }) => {
    await open(page, "/technologies");
    await main(page).getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Cloud" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Cloud" })).toBeInViewport();
    await main(page)
      .getByRole("listitem")
      .filter({ hasText: "IBM Cloud" })
      .click({ position: { x: 8, y: 40 } });
    await expect(page).toHaveURL(/\/technologies\/ibm-cloud$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("IBM Cloud");
  });
});

test("the questions of a service lead on to those that concern all of them", async ({ page }) => {
  await open(page, "/services/devops-solutions");
  await linkTo(page, "ALSO ASKED: COST, HOURS, OWNERSHIP").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact#questions$/);
  await expect(page.getByRole("heading", { name: "Questions before the first call" })).toBeInViewport();
});

test("the keyboard reaches every link of a page in reading order and opens one @wide", async ({ page }) => {
  for (const path of ["/technologies/react", "/services/uiux-design"]) {
    await open(page, path);
    const expected = await main(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    await main(page).focus();
    const reached: (string | null)[] = [];
    for (const _ of expected) {
      await page.keyboard.press("Tab");
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute("href") ?? null));
    }
    expect(reached).toEqual(expected);
  }
  await open(page, "/technologies/react");
  await linkTo(page, "START YOUR REACT PROJECT").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact$/);
});
