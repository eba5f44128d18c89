import type { Page } from "@playwright/test";
import { studies } from "./support/content.ts";
import { expect, lookingWith, open, test, wide } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");

test("a card of the list is clickable as a whole", async ({ page }) => {
  await open(page, "/case-studies");
  await cards(page)
    .first()
    .click({ position: { x: 20, y: 60 } });
  await expect(page).toHaveURL(/\/case-studies\/ecommerce-platform-redesign$/);
});

test("@wide the portfolio stands in two columns on a large screen and in one on a small", async ({ page }) => {
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

test("@wide following the next case study from page to page comes round to the first", async ({ page }) => {
  const addresses = studies.map(({ slug }) => `/case-studies/${slug}`);
  await page.goto(addresses[0] ?? "");
  const seen: (string | null)[] = [];
  for (const _ of addresses) {
    const next = page.getByRole("region", { name: "NEXT CASE STUDY" }).getByRole("link");
    const address = await next.getAttribute("href");
    seen.push(address);
    await page.goto(address ?? "");
  }
  expect(seen.at(-1)).toBe(addresses[0]);
  expect(seen.toSorted()).toEqual(addresses.toSorted());
});

const looking = lookingWith({ ...wide, javaScriptEnabled: false });

looking(
  "@wide on a phone one line stands before the title of a case study, the way back to the list",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of studies.flatMap(({ slug }) => ["", "/gu", "/hi"].map((to) => `${to}/case-studies/${slug}`))) {
      await page.goto(path);
      const before = await page.getByRole("main").evaluate((main) => {
        const title = main.querySelector("h1")?.getBoundingClientRect().top ?? 0;
        const links = [...main.querySelectorAll("a")].map((link) => link.getBoundingClientRect());
        return links.filter(({ height, top }) => height > 0 && top < title).length;
      });
      expect(before, path).toBe(1);
    }
  },
);

looking(
  "@wide the pattern of a card in the list takes a third of the window, with trade and time over it",
  async ({ page }) => {
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/case-studies");
      for (const card of await cards(page).all()) {
        const pattern = await card.locator(".case-study-pattern").boundingBox();
        const label = await card.locator(".pattern-label").boundingBox();
        if (!pattern || !label) throw new Error("no pattern");
        expect(Math.abs(pattern.width - width / 3)).toBeLessThan(2);
        expect(label.x).toBeGreaterThanOrEqual(pattern.x);
        expect(label.y + label.height).toBeLessThanOrEqual(pattern.y + pattern.height + 1);
      }
    }
  },
);

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
