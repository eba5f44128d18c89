import type { Page } from "@playwright/test";
import { studies } from "./support/content.ts";
import { expect, lookingWith, narrow, open, test } from "./support/test.ts";

const addressOf = (slug: string) => `/case-studies/${slug}`;

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const cardTo = (page: Page, slug: string) => cards(page).filter({ has: page.locator(`a[href="${addressOf(slug)}"]`) });

test.describe("the list", () => {
  test("@wide opens a case study, and its back link returns", async ({ page }) => {
    await open(page, "/case-studies");
    const card = cardTo(page, "healthcare-management-system");
    await card.getByRole("link", { name: /^READ THE CASE STUDY about/ }).click();
    await expect(page).toHaveURL(/\/case-studies\/healthcare-management-system$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Healthcare management system");
    await page.getByRole("link", { name: "BACK TO CASE STUDIES" }).click();
    await expect(page).toHaveURL(/\/case-studies$/);
  });

  test("has a card that is clickable as a whole", async ({ page }) => {
    await open(page, "/case-studies");
    await cards(page)
      .first()
      .click({ position: { x: 20, y: 60 } });
    await expect(page).toHaveURL(/\/case-studies\/ecommerce-platform-redesign$/);
  });
});

test.describe("the portfolio", () => {
  test("stands in two columns on a large screen and in one on a small @wide", async ({ page }) => {
    await page.goto("/portfolio");
    for (const [width, columns] of [
      [1280, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
    }
  });
});

test("@wide following the next case study from page to page comes round to the first", async ({ page }) => {
  const start = studies[0]?.slug ?? "";
  await open(page, addressOf(start));
  const seen = [start];
  for (let i = 1; i <= studies.length; i++) {
    await page.getByRole("region", { name: "NEXT CASE STUDY" }).getByRole("link").click();
    await expect(page).not.toHaveURL(new RegExp(`${addressOf(seen.at(-1) ?? "")}$`));
    seen.push(new URL(page.url()).pathname.split("/").at(-1) ?? "");
    await expect(page.getByRole("link", { name: "BACK TO CASE STUDIES" })).toBeVisible();
  }
  expect(seen.at(-1)).toBe(start);
  expect(new Set(seen).size).toBe(studies.length);
});

test.describe("by keyboard", () => {
  test("every card of list and portfolio is one stop, shows where focus is, and opens on Enter @wide", async ({
    page,
  }) => {
    for (const path of ["/case-studies", "/portfolio"]) {
      await open(page, path);
      const last = await cards(page).last().getByRole("link").getAttribute("href");
      for (const card of await cards(page).all()) {
        await expect(card.getByRole("link")).toHaveCount(1);
        await card.getByRole("link").focus();
        await page.keyboard.press("Shift+Tab");
        await page.keyboard.press("Tab");
        await expect(card.getByRole("link")).toBeFocused();
        await expect(card).toHaveCSS("outline-style", "solid");
      }
      await page.keyboard.press("Enter");
      expect(last).toMatch(/^\/case-studies\/[a-z-]+$/);
      await expect(page).toHaveURL(last ?? "");
    }
  });
});

const look = lookingWith(narrow);
for (const path of ["/case-studies", "/portfolio", ...studies.map(({ slug }) => addressOf(slug))]) {
  look(`${path} fits 320 pixels, and its controls are 44 pixels high @narrow`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    // Links in running text are exempt (WCAG 2.5.8); a stretched link is as large as its card.
    const low = await main(page)
      .locator("a:not(p a, li p a, td a, .stretched, .prose a)")
      .evaluateAll((links) =>
        links.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
      );
    expect(low).toEqual([]);
  });
}
