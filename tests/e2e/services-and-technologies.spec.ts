import type { Page } from "@playwright/test";
import { entryPaths } from "../../app/content/.server/links/addresses.ts";
import { readContent } from "../../pipeline/content.ts";
import { technologies } from "./support/content.ts";
import { arrive, expect, lookingWith, test, wide } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("the technology overview", () => {
  test("@wide draws every logo, in squares of one size", async ({ page }) => {
    await arrive(page, "/technologies");
    const drawn = await main(page)
      .locator("img")
      .evaluateAll((images) =>
        Promise.all(
          images.map(async (image) => {
            const logo = image as HTMLImageElement;
            // Those far from the window would not be fetched.
            logo.loading = "eager";
            await logo.decode();
            const { width, height } = logo.getBoundingClientRect();
            return `${width} by ${height}`;
          }),
        ),
      );
    expect(drawn).toEqual(technologies.map(() => "64 by 64"));
  });

  test("@wide leads to a category, and from anywhere on a card to its page", async ({ page }) => {
    await arrive(page, "/technologies");
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

const looking = lookingWith({ ...wide, javaScriptEnabled: false });

looking(
  "@wide a case study named on a card or in a hero is a target of 44 px, and capitals alone are set apart",
  async ({ page }) => {
    for (const path of ["/technologies", "/gu/technologies", "/technologies/react"]) {
      await page.goto(path);
      const heights = await main(page)
        .locator('p a[href*="/case-studies/"]')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
      expect(heights.length).toBeGreaterThan(0);
    }
    const spacing = (name: string) =>
      page
        .getByRole("heading", { name })
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).letterSpacing) || 0);
    expect(await spacing("What to choose instead")).toBe(0);
    expect(await spacing("KEY FEATURES")).toBeGreaterThan(0);
  },
);

looking(
  "@wide the diagram of each service can be read on a phone, on a large screen and on paper",
  async ({ page }) => {
    for (const path of entryPaths(readContent()).filter((path) => path.startsWith("/services/"))) {
      await page.goto(path);
      const picture = main(page).getByRole("figure").locator("svg");
      /** Height of the smallest letters in pixels, and whether any word crosses the picture's edge. */
      const look = () =>
        picture.evaluate((svg) => {
          const frame = svg.getBoundingClientRect();
          const texts = Array.from(svg.querySelectorAll("text"), (text) => text.getBoundingClientRect());
          const outside = texts.filter(({ left, right }) => left < frame.left - 1 || right > frame.right + 1);
          return { smallest: Math.min(...texts.map(({ height }) => height)), outside: outside.length };
        });
      for (const [where, width, media] of [
        ["on a phone", 360, "screen"],
        ["on a large screen", 1280, "screen"],
        // The width of an A4 sheet between its margins.
        ["on paper", 700, "print"],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ media });
        // Only what is near the window is laid out.
        await picture.scrollIntoViewIfNeeded();
        // The box of a text of 13 px is more than 14 px high.
        await expect.poll(async () => (await look()).smallest, `${path} ${where}`).toBeGreaterThan(14);
        expect((await look()).outside, `${path} ${where}`).toBe(0);
      }
      await page.emulateMedia({ media: "screen" });
    }
  },
);
