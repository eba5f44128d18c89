import { onePerType } from "../e2e/support/page-types.ts";
import { expect, open, test } from "../e2e/support/test.ts";
import { pictureName, workingHours } from "./support/snapshots.ts";

for (const path of onePerType) {
  test(`${path} is read aloud as it was`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.setFixedTime(workingHours);
    await open(page, path);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `read-aloud-${pictureName(path)}.yml` });
  });
}
