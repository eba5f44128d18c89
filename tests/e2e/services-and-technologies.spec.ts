import type { Page } from "@playwright/test";
import { entryPaths } from "../../app/content/.server/links/addresses.ts";
import { readContent } from "../../pipeline/content.ts";
import { technologies } from "./support/content.ts";
import { expect, open, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("the technology overview", () => {
  test("@wide draws every logo, in squares of one size", async ({ page }) => {
    await open(page, "/technologies");
    const logos = main(page).locator("img");
    await expect(logos).toHaveCount(technologies.length);
    for (const logo of await logos.all()) {
      await logo.scrollIntoViewIfNeeded();
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await logo.boundingBox()).toMatchObject({ width: 64, height: 64 });
    }
  });

  test("@wide leads to a category, and from anywhere on a card to its page", async ({ page }) => {
    await open(page, "/technologies");
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

test("@wide a case study named on a card or in a hero is a target of 44 px, and capitals alone are set apart", async ({
  page,
}) => {
  for (const path of ["/technologies", "/gu/technologies", "/technologies/react"]) {
    await page.goto(path);
    const evidence = main(page).locator('p a[href*="/case-studies/"]');
    for (const link of await evidence.all())
      expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
    expect(await evidence.count()).toBeGreaterThan(0);
  }
  const spacing = (name: string) =>
    page
      .getByRole("heading", { name })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).letterSpacing) || 0);
  expect(await spacing("What to choose instead")).toBe(0);
  expect(await spacing("KEY FEATURES")).toBeGreaterThan(0);
});

test("the diagram of each service can be read on a phone, on a large screen and on paper @wide", async ({ page }) => {
  for (const path of entryPaths(readContent()).filter((path) => path.startsWith("/services/"))) {
    await open(page, path);
    const picture = main(page).getByRole("figure").locator("svg");
    /** Height of the smallest letters in pixels, and whether any word crosses the picture's edge. */
    const look = () =>
      picture.evaluate((svg) => {
        const frame = svg.getBoundingClientRect();
        const texts = Array.from(svg.querySelectorAll("text"), (text) => text.getBoundingClientRect());
        const outside = texts.filter(({ left, right }) => left < frame.left - 1 || right > frame.right + 1);
        return { smallest: Math.min(...texts.map(({ height }) => height)), outside: outside.length };
      });
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const media of ["screen", "print"] as const) {
        await page.emulateMedia({ media });
        // Only what is near the window is laid out.
        await picture.scrollIntoViewIfNeeded();
        const where = `${path} at ${width} px on ${media}`;
        // The box of a text of 13 px is more than 14 px high.
        await expect.poll(async () => (await look()).smallest, where).toBeGreaterThan(14);
        expect((await look()).outside, where).toBe(0);
      }
    }
  }
});
