import { axeFaults, equalAccessFaults } from "./support/accessibility.ts";
import { onePerType } from "./support/page-types.ts";
import { expect, lookingWith, open, wide } from "./support/test.ts";

// Every single page is checked by `npm run audit`, with the same two checkers.
const test = lookingWith({ ...wide, bypassCSP: true });

for (const path of onePerType) {
  test(`@wide ${path} has no accessibility fault that axe or IBM's equal access checker finds`, async ({ page }) => {
    test.setTimeout(180_000); // Three times through a long page.
    await open(page, path);
    // The line that offers a language lies over what the window happens to end with, until the page is scrolled.
    const offer = page.locator(".language-offer:visible");
    if (await offer.isVisible()) await offer.getByRole("button").click();
    expect([...(await axeFaults(page)), ...(await equalAccessFaults(page))]).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFaults(page), "on a narrow screen").toEqual([]);
  });
}
