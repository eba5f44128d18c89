import { expect, lookingWith, wide } from "../../e2e/support/test.ts";

const test = lookingWith({ ...wide, javaScriptEnabled: false });

for (const path of ["/industries", "/gu/industries", "/hi/industries"])
  test(`on a phone each sector of ${path} begins with its pattern, and its logos stand two to a row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const sectors = page.locator("main section:has(> * .logo-links)");
    await expect(sectors).toHaveCount(4);
    for (const sector of await sectors.all()) {
      const [pattern, title] = [
        await sector.locator("svg.pattern").boundingBox(),
        await sector.locator("h2").boundingBox(),
      ];
      expect((pattern?.y ?? Number.NaN) + (pattern?.height ?? 0)).toBeLessThan(title?.y ?? 0);
      const logos = await sector.locator(".logo-links a").evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          const { left } = link.getBoundingClientRect();
          // No name is broken within a word: one that has no space stands in one line.
          const lines = new Set([...range.getClientRects()].filter(({ height }) => height < 30).map(({ top }) => top));
          return { left, broken: lines.size > 1 && !/\s/.test(link.textContent.trim()) };
        }),
      );
      expect(new Set(logos.map(({ left }) => left)).size).toBe(2);
      expect(logos.filter(({ broken }) => broken)).toEqual([]);
    }
  });
