import { entryPaths } from "../../../app/content/.server/links/addresses.ts";
import { readContent } from "../../../pipeline/content.ts";
import { expect, lookingWith, wide } from "../../e2e/support/test.ts";

/**
 * The most that the main part may be high on a phone of 360 px: two thirds of its height before texts were folded, in the longest
 * language.
 */
const limits: Record<string, number> = {
  "web-development-kutch": 7250,
  "flutter-app-development": 6445,
  "custom-software-development": 6515,
  "backend-api-engineering": 7375,
  "devops-solutions": 7320,
  "uiux-design": 6890,
  "seo-digital-marketing": 6585,
};

const phone = { viewport: { width: 360, height: 740 }, javaScriptEnabled: false };
const onPhone = lookingWith(phone);
for (const { slug } of readContent().services) {
  for (const language of ["", "/gu", "/hi"]) {
    onPhone(`${language}/services/${slug} is read on a phone within its limit`, async ({ page }) => {
      await page.goto(`${language}/services/${slug}`);
      await page.evaluate(() => document.fonts.ready);
      const main = await page.getByRole("main").boundingBox();
      expect(main?.height).toBeLessThanOrEqual(limits[slug] ?? 0);
    });
  }
}

const onWide = lookingWith({ ...wide, javaScriptEnabled: false });
onWide("the caption of a service's diagram stands under it, from the same edge", async ({ page }) => {
  for (const { slug } of readContent().services) {
    await page.goto(`/services/${slug}`);
    const figure = page.getByRole("figure").filter({ has: page.locator("figcaption") });
    const [picture, caption] = await figure.evaluate((shown) =>
      ["svg", "figcaption"].map((part) => {
        const { top, bottom, left } = (shown.querySelector(part) as Element).getBoundingClientRect();
        return { top, bottom, left };
      }),
    );
    if (!picture || !caption) throw new Error("no diagram");
    expect(caption.top, slug).toBeGreaterThanOrEqual(picture.bottom);
    expect(Math.abs(caption.left - picture.left), slug).toBeLessThan(2);
  }
});

onWide("the diagram of each service can be read on a phone, on a large screen and on paper", async ({ page }) => {
  for (const path of entryPaths(readContent()).filter((path) => path.startsWith("/services/"))) {
    await page.goto(path);
    const picture = page.getByRole("main").getByRole("figure").locator("svg");
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
});
