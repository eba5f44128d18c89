import { readContent } from "../../pipeline/content.ts";
import { expect, lookingWith, test, wide } from "./support/test.ts";

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
    onPhone(`@narrow ${language}/services/${slug} is read on a phone within its limit`, async ({ page }) => {
      await page.goto(`${language}/services/${slug}`);
      await page.evaluate(() => document.fonts.ready);
      const main = await page.getByRole("main").boundingBox();
      expect(main?.height).toBeLessThanOrEqual(limits[slug] ?? 0);
    });
  }
}

test("@wide what is folded on a phone is open on a wide window, but for the questions", async ({ page }) => {
  for (const [width, isOpen] of [
    [1280, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services/devops-solutions");
    const needs = page.getByText("Read-only access to the cloud account", { exact: false }).first();
    await expect(needs).toBeVisible({ visible: isOpen });
    for (const answer of await page.locator("#questions .fold > :not(summary)").all())
      await expect(answer).toBeHidden();
  }
});

const onWide = lookingWith({ ...wide, javaScriptEnabled: false });
onWide("@wide the caption of a service's diagram stands under it, from the same edge", async ({ page }) => {
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("@wide a question unfolds by the keyboard, and all that is folded is open on paper", async ({ page }) => {
    await page.goto("/services/web-development-kutch");
    const [first] = readContent().services.find(({ slug }) => slug === "web-development-kutch")?.questions ?? [];
    const answer = page.getByText(first?.answer ?? "", { exact: true });
    const heading = page.getByRole("heading", { name: first?.question ?? "", exact: true });
    await expect(heading).toBeVisible();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const folded of await page.locator("main .fold > :not(summary)").all()) await expect(folded).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.locator("summary", { has: heading }).focus();
    await page.keyboard.press("Enter");
    await expect(answer).toBeVisible();
  });
});
