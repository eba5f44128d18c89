import { axeFaults } from "./support/accessibility.ts";
import { onePerType } from "./support/page-types.ts";
import { expect, lookingWith, open, wide } from "./support/test.ts";

// Every page is checked by `npm run audit`, and each type in every state by `npm run test:states`, with IBM's checker too.
const test = lookingWith({ ...wide, bypassCSP: true });

for (const path of onePerType) {
  test(`@wide ${path} has no accessibility fault that axe finds`, async ({ page }) => {
    test.setTimeout(180_000); // Twice through a long page.
    await open(page, path);
    // The language offer covers the lower edge of the window until the page is scrolled.
    const offer = page.locator(".language-offer:visible");
    if (await offer.isVisible()) await offer.getByRole("button").click();
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    // It has the colours of a wide screen.
    expect(await axeFaults(page, ["color-contrast", "color-contrast-enhanced"]), "on a narrow screen").toEqual([]);
  });
}
