import sharp from "sharp";
import { expect } from "../e2e/support/test.ts";
import { notFoundPath, openSettledPage, test } from "./support.ts";

/** Only the first screens of a page, in CSS pixels: pictures of whole pages would be too large for the repository. */
const height = 1600;

/** A fixed Wednesday morning in India, because /contact says whether the office is open. */
const workingHours = "2026-11-18T11:00:00+05:30";

/** What is drawn with the machine's own fonts: code, and the names of other languages. Its letters are left out, and its room is fixed. */
const withoutForeignFonts = `
  pre, pre *, code { font-family: inherit !important }
  [lang]:not(html) { display: inline-block !important; width: 6rem; height: 1em; overflow: hidden; color: transparent !important }
`;

// The style sheet of this test is against the security policy.
test.use({ bypassCSP: true });

for (const path of [
  ...["/", "/gu", "/hi/services/web-development-kutch", "/about", "/contact", "/industries", notFoundPath],
  ...["/services/web-development-kutch", "/technologies", "/technologies/typescript", "/portfolio", "/case-studies"],
  ...["/case-studies/logistics-management-platform", "/blog", "/guides/mobile", "/how-this-site-is-made"],
])
  for (const width of [1280, 390])
    test(`${path} at ${width} px matches its screenshot`, async ({ page }) => {
      await page.clock.setFixedTime(workingHours);
      await page.setViewportSize({ width, height });
      await openSettledPage(page, path);
      await page.addStyleTag({ content: withoutForeignFonts });
      await page.waitForLoadState("networkidle");
      const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
      // A third of the size of what Chromium writes, and without loss.
      const small = await sharp(picture).png({ compressionLevel: 9, effort: 10 }).toBuffer();
      // Share of the pixels: it allows for the smoothing of letters, which varies between starts, and is less than a word.
      expect(small).toMatchSnapshot(`${width}-${path.slice(1).replaceAll("/", "-") || "home"}.png`, {
        maxDiffPixelRatio: 0.0005,
      });
    });
