import type { Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumArguments, findChromium } from "../e2e/support/chromium.ts";
import { expect, test } from "../e2e/support/test.ts";

// Letters fitted to whole pixels, as systems draw them that have one device pixel to a CSS pixel. Other tests switch that off.
const args = chromiumArguments.filter((argument) => !argument.startsWith("--font-render-hinting"));
test.use({ launchOptions: { executablePath: findChromium(), args }, bypassCSP: true });

/** A letter with a part above it: the dot of the i, the anusvara of the other scripts. */
const letters = { "/": ["i"], "/gu": ["i", "કં"], "/hi": ["i", "कं"] };
const pages = ["", "/contact", "/services/web-development-kutch", "/what-a-website-costs", "/guides/databases"];

/** Size and weight of each small bold text of the page that is not in capitals nor code, each once. */
const smallAndBold = (page: Page) =>
  page.locator("body *:not(code *, .sr-only)").evaluateAll((all) => {
    const found = all.flatMap((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === 3 && /\p{Ll}|\p{Lo}/u.test(node.textContent ?? ""),
      );
      const { fontSize, fontWeight } = getComputedStyle(element);
      return own && Number(fontWeight) >= 600 && Number.parseFloat(fontSize) < 17 ? `${fontWeight} ${fontSize}` : [];
    });
    return [...new Set(found)];
  });

/** The least ink of a row of pixels between the upper part of a letter and the rest. 0 is none, 1 the letter's own colour. */
async function gapIn(page: Page, letter: string, style: string): Promise<number> {
  await page.evaluate(
    ([letter = "", style = ""]) => {
      const [weight, size] = style.split(" ");
      document.querySelector("#drawn")?.remove();
      const drawn = Object.assign(document.createElement("div"), { id: "drawn", textContent: letter });
      drawn.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:99;padding:20px;color:#000;background:#fff;line-height:2;font-weight:${weight};font-size:${size}`;
      document.body.append(drawn);
    },
    [letter, style],
  );
  const picture = sharp(await page.locator("#drawn").screenshot()).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) => {
    const row = data.subarray(y * info.width, (y + 1) * info.width);
    return (255 - Math.min(...row)) / 255;
  });
  const top = rows.findIndex((ink) => ink > 0.5);
  return Math.min(...rows.slice(top, top + 5));
}

for (const [home, tried] of Object.entries(letters))
  test(`dots above small bold letters on ${home} stay separate at a device pixel ratio of 1`, async ({ page }) => {
    const styles = new Set<string>();
    for (const path of pages) {
      await page.goto(home === "/" ? path || home : home + path);
      for (const style of await smallAndBold(page)) styles.add(style);
    }
    expect(styles.size).toBeGreaterThan(0);
    // A page with letters of the script, so that their font is there.
    await page.goto(home);
    await page.evaluate(() => document.fonts.ready);
    for (const style of styles)
      for (const letter of tried)
        expect.soft(await gapIn(page, letter, style), `${letter} at ${style}`).toBeLessThan(0.3);
    // The test sees a dot that melts.
    expect(await gapIn(page, "i", "650 15px")).toBeGreaterThan(0.3);
  });
