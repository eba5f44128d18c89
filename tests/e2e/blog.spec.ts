import type { Locator, Page } from "@playwright/test";
import { articleCategories } from "../../content/schemas/article.ts";
import { articles } from "../support/content.ts";
import { expect, open, scrollToY, test } from "./support/test.ts";

const filter = (page: Page) => page.getByRole("navigation", { name: "Articles by category" });
const chip = (page: Page, name: string) => filter(page).getByRole("link", { name, exact: true });
const list = (page: Page) => page.getByRole("region", { name: "Articles" });
const cards = (page: Page) => list(page).getByRole("article");
const status = (scope: Locator) => scope.getByRole("status");

/** The number of articles in a category, by their files. */
const numberOf = (category: string) => articles.filter((article) => article.category === category).length;

/** Only articles of this category are shown, and its chip is marked. */
async function expectOnly(page: Page, category: string) {
  await expect(cards(page)).toHaveCount(category === "ALL" ? articles.length : numberOf(category));
  await expect(filter(page).locator("[aria-current]")).toHaveText(category);
}

test.describe("the blog's filter", () => {
  test("each category filters the articles, changes the address and loads nothing", async ({ page }) => {
    await open(page, "/blog?category=cooking");
    await expect(filter(page).getByRole("link")).toHaveText(["ALL", ...articleCategories]);
    await expect(filter(page).locator("[aria-current]")).toHaveText("ALL");
    await expect(status(list(page))).toBeEmpty();
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => {
      // A whole Chromium asks for the icon at each new address.
      if (!request.url().endsWith("/icon.svg")) requests.push(request.url());
    });
    for (const category of articleCategories) {
      await chip(page, category).click();
      await expect(page).toHaveURL(/\/blog\?category=[a-z-]+$/);
      await expectOnly(page, category);
    }
    await chip(page, "ALL").click();
    await expect(page).toHaveURL("/blog");
    await expect(cards(page)).toHaveCount(articles.length);
    await expect(status(list(page))).toHaveText(`ALL: ${articles.length} articles shown`);
    expect(requests).toEqual([]);
  });

  test("choosing a category keeps scroll position and focus", async ({ page }) => {
    await open(page, "/blog");
    await scrollToY(page, 120);
    const before = await chip(page, "MOBILE APPS").boundingBox();
    await chip(page, "MOBILE APPS").press("Enter");
    await expectOnly(page, "MOBILE APPS");
    await expect(chip(page, "MOBILE APPS")).toBeFocused();
    expect(await chip(page, "MOBILE APPS").boundingBox()).toEqual(before);
  });

  test("an address with a category never paints other articles", async ({ page }) => {
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
    await expectOnly(page, "CASE STUDIES");
    const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    await expect.poll(seen).toEqual(["case-studies"]);
    await page.waitForTimeout(300);
    expect(await seen()).toEqual(["case-studies"]);
  });

  test("a category chosen during the animation is shown, and Back and Forward go through the choices", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, "/blog");
    // Animations are paused before they begin, so that the cards still move at the next click, however late it comes.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("::view-transition-group(*) { animation-play-state: paused !important }");
      document.adoptedStyleSheets.push(sheet);
    });
    await chip(page, "DEVOPS").click();
    const paused = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ effect, playState }) =>
                playState === "paused" &&
                (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition") === true,
            ).length,
      );
    await expect.poll(paused).toBeGreaterThan(0);
    // A picture of the cards covers the page: it takes the clicks of a pointer.
    await chip(page, "TECHNOLOGY").evaluate((link: HTMLElement) => link.click());
    await expectOnly(page, "TECHNOLOGY");
    await page.goBack();
    await expectOnly(page, "DEVOPS");
    await page.goBack();
    await expectOnly(page, "ALL");
    await page.goForward();
    await expectOnly(page, "DEVOPS");
  });
});
