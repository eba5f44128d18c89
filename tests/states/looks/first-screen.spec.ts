import type { Locator, Page } from "@playwright/test";
import { interfaceIn } from "../../../app/content/.server/languages/languages.ts";
import { readContent } from "../../../pipeline/content.ts";
import { expect, test as journey, lookingWith, wide } from "../../e2e/support/test.ts";

/** A phone, and two laptops whose browser bars take much of the height. */
const windows = [
  { width: 360, height: 640 },
  { width: 1280, height: 600 },
  { width: 1366, height: 650 },
];
/** Height of the header, which covers the page (`specification.md`, section 9). Pixels. */
const headerHeight = 80;

const inLanguages = (path: string) => ["", "/gu", "/hi"].map((prefix) => (prefix + path).replace(/(.)\/$/, "$1"));

/**
 * Those pages of one kind whose button stands lowest: the one with the longest name and the one with the longest line under it. Others
 * have the same parts in fewer lines.
 */
const lowest = <Page extends { slug: string; name: string; tagline: string }>(pages: readonly Page[]) => {
  const longest = (part: "name" | "tagline") =>
    pages.reduce((one, other) => (other[part].length > one[part].length ? other : one)).slug;
  return [...new Set([longest("name"), longest("tagline")])];
};

const { services, technologies, translations } = readContent();

const test = lookingWith({ ...wide, javaScriptEnabled: false });

/** The edges of an element in each window where it is not wholly on the first screen. */
async function beyond(page: Page, element: Locator): Promise<string[]> {
  const found: string[] = [];
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    const { top, bottom } = await element.evaluate((shown) => shown.getBoundingClientRect());
    if (top < headerHeight || bottom > height) found.push(`${width}×${height}: ${top} to ${bottom}`);
  }
  return found;
}

for (const path of [
  ...inLanguages("/"),
  ...lowest(services).map((slug) => `/services/${slug}`),
  ...translations.flatMap(({ language, services }) => lowest(services).map((slug) => `/${language}/services/${slug}`)),
  ...inLanguages("/technologies"),
  ...lowest(technologies).map((slug) => `/technologies/${slug}`),
  ...inLanguages("/contact"),
])
  test(`the first call to action of ${path} is in the first screen`, async ({ page }) => {
    await page.goto(path);
    expect(await beyond(page, page.getByRole("main").locator("a.button").first())).toEqual([]);
  });

for (const path of inLanguages("/contact"))
  test(`the number and the address of ${path} are in the first screen, and the form is what follows, its first field in the second`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const kind of ["tel", "mailto"])
      expect(await beyond(page, main.locator(`a[href^="${kind}:"]`).first())).toEqual([]);
    const form = main.locator("section").nth(1).getByRole("form");
    await expect(form).toBeVisible();
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      const field = await form.getByRole("textbox").first().boundingBox();
      expect(field?.y, `${width}×${height}`).toBeLessThanOrEqual(2 * height);
    }
  });

for (const path of inLanguages("/"))
  test(`from the narrowest wide window on, the header of ${path} is one line and the hero's text ends where its pattern begins`, async ({
    page,
  }) => {
    await page.goto(path);
    const entries = page.getByRole("banner").locator(".menu-item:visible, .button:visible");
    const [texts, pattern] = [page.locator(".hero-fade > *"), page.locator(".fade-hero")];
    for (const width of [1024, 1279, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => document.fonts.ready);
      const lines = await entries.evaluateAll((shown) =>
        shown.map(({ firstChild }) => {
          const range = document.createRange();
          range.selectNodeContents(firstChild as ChildNode);
          return range.getClientRects().length;
        }),
      );
      expect(lines, `${width} px`).toEqual(Array(7).fill(1));
      const rights = await texts.evaluateAll((shown) => shown.map((each) => each.getBoundingClientRect().right));
      expect(Math.max(...rights), `${width} px`).toBeLessThanOrEqual((await pattern.boundingBox())?.x ?? 0);
    }
  });

for (const language of ["gu", "hi"] as const)
  journey.describe(`where a phone's browser prefers ${language}`, () => {
    journey.use({ locale: `${language}-IN`, viewport: { width: 360, height: 640 } });

    for (const path of ["/", "/contact", ...lowest(services).map((slug) => `/services/${slug}`)])
      journey(`the first call to action of ${path} stands above the line that offers it`, async ({ page }) => {
        await page.goto(path);
        const offer = page.getByRole("region", { name: interfaceIn(language).frame.languages });
        await expect(offer).toBeInViewport({ ratio: 1 });
        const [button, line] = await Promise.all([
          page.getByRole("main").locator("a.button").first().boundingBox(),
          offer.boundingBox(),
        ]);
        expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
      });
  });
