import type { Locator, Page } from "@playwright/test";
import { articles, specified } from "./support/articles.ts";
import { articles as written } from "./support/content.ts";
import { expect, holdScripts, hydrated, jumpTo, open, test } from "./support/test.ts";

/** `specification.md`, section 2, "Blog list". */
const chips = ["ALL", "WEB DEVELOPMENT", "MOBILE APPS", "UI/UX DESIGN", "DEVOPS", "TECHNOLOGY", "CASE STUDIES"];

const filter = (page: Page) => page.getByRole("navigation", { name: "Articles by category" });
const chip = (page: Page, name: string) => filter(page).getByRole("link", { name, exact: true });
const list = (page: Page) => page.getByRole("region", { name: "Articles" });
const cards = (page: Page) => list(page).getByRole("article");
const cardTo = (page: Page, slug: string) => cards(page).filter({ has: page.locator(`a[href="/blog/${slug}"]`) });
const status = (scope: Locator) => scope.getByRole("status");

/** The number of articles in a category, by their files. */
const numberOf = (category: string) => written.filter((article) => article.category === category).length;

/** Only articles of this category are shown, and among them those that the specification puts there. */
async function expectOnly(page: Page, category: string, slug: string) {
  await expect(cards(page)).toHaveCount(numberOf(category));
  await expect(cardTo(page, slug)).toBeVisible();
  await expect(filter(page).locator("[aria-current]")).toHaveText(category);
}

test.describe("the filter", () => {
  test("@wide each chip shows the articles of its category, puts it into the address, and loads nothing for it", async ({
    page,
  }) => {
    await open(page, "/blog?category=cooking");
    await expect(filter(page).getByRole("link")).toHaveText(chips);
    await expect(filter(page).locator("[aria-current]")).toHaveText("ALL");
    await expect(status(list(page))).toBeEmpty();
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => {
      // A whole Chromium asks for the icon at each new address.
      if (!request.url().endsWith("/icon.svg")) requests.push(request.url());
    });
    for (const [slug, { category }] of Object.entries(specified)) {
      await chip(page, category).click();
      await expect(page).toHaveURL(/\/blog\?category=[a-z-]+$/);
      await expectOnly(page, category, slug);
    }
    await chip(page, "ALL").click();
    await expect(page).toHaveURL("/blog");
    await expect(cards(page)).toHaveCount(articles.length);
    await expect(status(list(page))).toHaveText(`ALL: ${articles.length} articles shown`);
    expect(requests).toEqual([]);
  });

  test("@wide keeps the page where it is, and the focus on the chip", async ({ page }) => {
    await open(page, "/blog");
    await jumpTo(page, 120);
    const before = await chip(page, "MOBILE APPS").boundingBox();
    await chip(page, "MOBILE APPS").press("Enter");
    await expectOnly(page, "MOBILE APPS", "flutter-vs-react-native-guide");
    await expect(chip(page, "MOBILE APPS")).toBeFocused();
    expect(await chip(page, "MOBILE APPS").boundingBox()).toEqual(before);
  });

  test("@wide an address with a category shows it at once: nothing of the others is ever painted", async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        for (const card of document.querySelectorAll<HTMLElement>(".post")) {
          if (card.offsetHeight > 0) seen.add(card.dataset.category ?? "");
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, "/blog?category=case-studies");
    await expectOnly(page, "CASE STUDIES", "ecommerce-transformation-case-study");
    const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    await expect.poll(seen).toEqual(["case-studies"]);
    await page.waitForTimeout(300);
    expect(await seen()).toEqual(["case-studies"]);
  });

  test("@wide works before any script has run, and goes on when they have come", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/blog", { waitUntil: "commit" });
    await chip(page, "DEVOPS").click();
    await expect(page).toHaveURL(/category=devops/);
    await expect(cards(page).filter({ visible: true })).toHaveCount(numberOf("DEVOPS"));
    release();
    await hydrated(page);
    await expectOnly(page, "DEVOPS", "devops-automation-workflows");
  });
});
