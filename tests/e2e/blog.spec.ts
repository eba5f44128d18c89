import type { Locator, Page } from "@playwright/test";
import { articles, specified } from "./support/articles.ts";
import { articles as written } from "./support/content.ts";
import { expect, hydrated, jumpTo, open, test } from "./support/test.ts";

/** `specification.md`, section 2, "Blog list". */
const chips = ["ALL", "WEB DEVELOPMENT", "MOBILE APPS", "UI/UX DESIGN", "DEVOPS", "TECHNOLOGY", "CASE STUDIES"];

const filter = (page: Page) => page.getByRole("navigation", { name: "Articles by category" });
const chip = (page: Page, name: string) => filter(page).getByRole("link", { name, exact: true });
const list = (page: Page) => page.getByRole("region", { name: "Articles" });
const cards = (page: Page) => list(page).getByRole("article");
const cardTo = (page: Page, slug: string) => cards(page).filter({ has: page.locator(`a[href="/blog/${slug}"]`) });
const status = (scope: Locator) => scope.getByRole("status");

/** How many articles a category has, by their files. */
const numberOf = (category: string) => written.filter((article) => article.category === category).length;

/** The articles of a category are shown, the one that the specification puts there among them, and no other. */
async function expectOnly(page: Page, category: string, slug: string) {
  await expect(cards(page)).toHaveCount(numberOf(category));
  await expect(cardTo(page, slug)).toBeVisible();
  await expect(filter(page).locator("[aria-current]")).toHaveText(category);
}

test.describe("the blog list", () => {
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    test(`@wide has ${columns} columns on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/blog");
      const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
    });
  }

  test("an article opens from anywhere on its card", async ({ page }) => {
    await open(page, "/blog");
    // Forced: what is clicked there is the link, which lies over the whole card.
    await cardTo(page, "modern-ui-ux-principles-2024").getByText("min read").click({ force: true });
    await expect(page).toHaveURL("/blog/modern-ui-ux-principles-2024");
  });
});

test.describe("the filter", () => {
  test("has the specified chips, ALL first and chosen", async ({ page }) => {
    await open(page, "/blog");
    await expect(filter(page).getByRole("link")).toHaveText(chips);
    await expect(filter(page).locator("[aria-current]")).toHaveText("ALL");
  });

  test("each chip shows the articles of its category and puts it into the address", async ({ page }) => {
    await open(page, "/blog");
    for (const [slug, { category }] of Object.entries(specified)) {
      await chip(page, category).click();
      await expect(page).toHaveURL(/\/blog\?category=[a-z-]+$/);
      await expectOnly(page, category, slug);
    }
    await chip(page, "ALL").click();
    await expect(page).toHaveURL("/blog");
    await expect(cards(page)).toHaveCount(articles.length);
  });

  test("@wide says how many articles are shown, and nothing before a choice", async ({ page }) => {
    await open(page, "/blog");
    await expect(status(list(page))).toBeEmpty();
    await chip(page, "DEVOPS").click();
    await expect(status(list(page))).toHaveText(/^DEVOPS: \d+ articles? shown$/);
    await expect(status(list(page))).toContainText(` ${numberOf("DEVOPS")} `);
    await chip(page, "ALL").click();
    await expect(status(list(page))).toHaveText(`ALL: ${articles.length} articles shown`);
  });

  test("Back and Forward go through the choices", async ({ page }) => {
    await open(page, "/blog");
    await chip(page, "DEVOPS").click();
    await expectOnly(page, "DEVOPS", "devops-automation-workflows");
    await chip(page, "TECHNOLOGY").click();
    await expectOnly(page, "TECHNOLOGY", "ai-future-software-development");
    await page.goBack();
    await expectOnly(page, "DEVOPS", "devops-automation-workflows");
    await page.goBack();
    await expect(cards(page)).toHaveCount(articles.length);
    await page.goForward();
    await expectOnly(page, "DEVOPS", "devops-automation-workflows");
  });

  test("a choice while the cards still move ends their movement and reports nothing", async ({ page }) => {
    await open(page, "/blog");
    for (const _ of [1, 2, 3]) {
      await chip(page, "DEVOPS").click();
      // The address changes before the cards do: this goes back before they have arrived.
      await page.evaluate(() => history.back());
      await expect(cards(page)).toHaveCount(articles.length);
      await expect(chip(page, "ALL")).toHaveAttribute("aria-current", "true");
    }
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

  test("@wide loads nothing to filter what is already there", async ({ page }) => {
    await open(page, "/blog");
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await chip(page, "DEVOPS").click();
    await expectOnly(page, "DEVOPS", "devops-automation-workflows");
    expect(requests).toEqual([]);
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
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(["case-studies"]);
  });

  test("@wide a category that does not exist is ALL", async ({ page }) => {
    await open(page, "/blog?category=cooking");
    await expect(cards(page)).toHaveCount(articles.length);
    await expect(filter(page).locator("[aria-current]")).toHaveText("ALL");
  });

  test("@wide works before any script has run, and goes on when they have come", async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      // The page that asked for it may be gone by now.
      await route.continue().catch(() => {});
    });
    await page.goto("/blog", { waitUntil: "commit" });
    await chip(page, "DEVOPS").click();
    await expect(page).toHaveURL(/category=devops/);
    await expect(cards(page).filter({ visible: true })).toHaveCount(numberOf("DEVOPS"));
    letGo();
    await hydrated(page);
    await expectOnly(page, "DEVOPS", "devops-automation-workflows");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("@wide every article is there, and a chip still filters", async ({ page }) => {
    await page.goto("/blog");
    await expect(cards(page)).toHaveCount(articles.length);
    await chip(page, "DEVOPS").click();
    await expect(page).toHaveURL(/category=devops/);
    await expect(cards(page).filter({ visible: true })).toHaveCount(numberOf("DEVOPS"));
    await expect(cardTo(page, "devops-automation-workflows")).toBeVisible();
    await chip(page, "ALL").click();
    await expect(cards(page).filter({ visible: true })).toHaveCount(articles.length);
  });
});
