import { expect, lookingWith, wide } from "../../e2e/support/test.ts";

const test = lookingWith({ ...wide, javaScriptEnabled: false });

test("the list of articles has three columns on a large screen, two on a middling one and one on a small", async ({
  page,
}) => {
  await page.goto("/blog");
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const cards = page.getByRole("main").locator(".post");
    const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});
