import { expect } from "../e2e/support/test.ts";
import { pictureName, workingHours } from "./support/snapshots.ts";
import { openScreen, screens, test } from "./support/states.ts";

for (const path of screens) {
  test(`${path} is read aloud as it was`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.setFixedTime(workingHours);
    await openScreen(page, path);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `read-aloud-${pictureName(path)}.yml` });
  });
}
