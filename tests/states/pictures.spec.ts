import { expect } from "../e2e/support/test.ts";
import { pictureName, workingHours } from "./support/snapshots.ts";
import { openScreen, screens, test } from "./support/states.ts";

/**
 * Only the first screens of a page, in CSS pixels, because pictures of whole pages would be too large for the
 * repository.
 */
const height = 1600;

for (const path of screens) {
  for (const width of [1280, 390]) {
    test(`${path} looks at ${width} px as it did`, async ({ page }) => {
      await page.clock.setFixedTime(workingHours);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openScreen(page, path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${width}-${pictureName(path)}.png`);
    });
  }
}
