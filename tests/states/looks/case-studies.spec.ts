import type { Page } from "@playwright/test";
import { studies } from "../../e2e/support/content.ts";
import { expect, lookingWith, wide } from "../../e2e/support/test.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

const test = lookingWith({ ...wide, javaScriptEnabled: false });

test("on a phone one line stands before the title of a case study, the way back to the list", async ({ page }) => {
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
});

test("the pattern of a card in the list takes a third of the window, with trade and time over it", async ({ page }) => {
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
});

test("the portfolio stands in two columns on a large screen and in one on a small", async ({ page }) => {
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
