import type { Page } from "@playwright/test";
import { services, studies, technologies } from "../e2e/support/content.ts";
import { expect, lookingWith, wide } from "../e2e/support/test.ts";

/** How long pages are, how high their heroes, and what lies on one edge. Pixels. */

const test = lookingWith({ ...wide, javaScriptEnabled: false });

async function opened(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: width < 500 ? 740 : 800 });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const longest: [name: string, paths: string[], limit: number][] = [
  ["home", ["/"], 8500],
  ["a service", services.map(({ slug }) => `/services/${slug}`), 8000],
  ["a case study", studies.map(({ slug }) => `/case-studies/${slug}`), 8000],
  ["the page on how the site is made", ["/how-this-site-is-made"], 6000],
];
for (const [name, paths, limit] of longest)
  test(`${name} is at most ${limit} px long at 360 px`, async ({ page }) => {
    for (const path of paths) {
      await opened(page, path, 360);
      expect.soft(await heightOf(page), path).toBeLessThanOrEqual(limit);
    }
  });

for (const [width, limit] of [
  [1280, 1000],
  [360, 1300],
] as const)
  test(`the work on home begins by ${limit} px at ${width} px`, async ({ page }) => {
    await opened(page, "/", width);
    expect((await page.locator("#work").boundingBox())?.y).toBeLessThanOrEqual(limit);
  });

for (const [width, limit] of [
  [1280, 620],
  [360, 760],
] as const)
  test(`the hero of a technology is at most ${limit} px high at ${width} px`, async ({ page }) => {
    for (const { slug } of technologies) {
      await opened(page, `/technologies/${slug}`, width);
      const hero = await page.locator("main section").first().boundingBox();
      expect.soft(hero?.height, slug).toBeLessThanOrEqual(limit);
    }
  });

test("the heading of /industries has two lines at 1280 px", async ({ page }) => {
  await opened(page, "/industries", 1280);
  const lines = await page
    .getByRole("heading", { level: 1 })
    .evaluate(
      (heading) => heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
    );
  expect(Math.round(lines)).toBe(2);
});

/** The left or right edges of what the selector finds, each once, rounded. */
const edges = (page: Page, selector: string, side: "left" | "right") =>
  page
    .locator(selector)
    .evaluateAll(
      (all, side) => [...new Set(all.map((element) => Math.round(element.getBoundingClientRect()[side])))],
      side,
    );

test("rules and code of an article end on one right edge", async ({ page }) => {
  await opened(page, "/blog/scalable-react-applications", 1280);
  expect(await edges(page, ".prose > :is(h2, .code)", "right")).toHaveLength(1);
});

test("the four passes of /about are of one width at 1920 px, and begin where the page does", async ({ page }) => {
  await opened(page, "/about", 1920);
  const widths = await page.locator(".passes > li").evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(new Set(widths).size).toBe(1);
  const [left] = await edges(page, ".passes > li:first-child p", "left");
  expect(await edges(page, "main h1", "left")).toEqual([left]);
});

test("name, addresses, languages and search of the footer begin on one left edge", async ({ page }) => {
  await opened(page, "/about", 1280);
  const parts = '.site-footer :is(.logo-mark, a[href^="mailto:"], a[href^="tel:"], .language-switch)';
  expect(await edges(page, parts, "left")).toHaveLength(1);
});
