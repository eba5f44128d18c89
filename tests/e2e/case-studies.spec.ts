import type { Page } from "@playwright/test";
import { studies } from "./support/content.ts";
import { expect, lookingWith, open, test, wide } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");

test("@narrow a card of the list is clickable as a whole", async ({ page }) => {
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

const looking = lookingWith({ ...wide, javaScriptEnabled: false });

looking(
  "@wide on a phone one line stands before the title of a case study, the way back to the list",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const [study] = studies;
    for (const path of ["", "/gu", "/hi"].map((to) => `${to}/case-studies/${study?.slug}`)) {
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
    await page.goto("/case-studies");
    // The narrowest window that has two columns, and a large one.
    for (const width of [1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = await cards(page).evaluateAll((all) =>
        all.map((card) =>
          [".case-study-pattern", ".pattern-label"].map((part) => card.querySelector(part)?.getBoundingClientRect()),
        ),
      );
      expect(shown).toHaveLength(studies.length);
      for (const [pattern, label] of shown) {
        if (!pattern || !label) throw new Error("no pattern");
        expect(Math.abs(pattern.width - width / 3)).toBeLessThan(2);
        expect(label.x).toBeGreaterThanOrEqual(pattern.x);
        expect(label.y + label.height).toBeLessThanOrEqual(pattern.y + pattern.height + 1);
      }
    }
  },
);

test("@wide a card of list and portfolio is one stop for the keyboard, shows where focus is, and opens on Enter", async ({
  page,
}) => {
  for (const path of ["/case-studies", "/portfolio"]) {
    await page.goto(path);
    const card = cards(page).last();
    const link = card.getByRole("link");
    // That each card has one link is true of the file (`tests/built/case-studies.test.ts`).
    const address = (await link.getAttribute("href")) ?? "";
    await cards(page).nth(-2).getByRole("link").focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(card).toHaveCSS("outline-style", "solid");
    await page.keyboard.press("Enter");
    expect(address).toMatch(/^\/case-studies\/[a-z-]+$/);
    await expect(page).toHaveURL(address);
  }
});
