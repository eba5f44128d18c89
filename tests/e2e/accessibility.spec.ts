import { axeFaults } from "./support/accessibility.ts";
import { onePerType } from "./support/page-types.ts";
import { expect, lookingWith, open, wide } from "./support/test.ts";

// Every page is checked by `npm run audit`, and each type in every state by `npm run test:states`, with IBM's checker too.
const test = lookingWith({ ...wide, bypassCSP: true });

/** Drawn by the same components as another of the list, with other words. */
const likeAnother = [
  ...["/careers", "/sheets", "/what-a-website-costs", "/before-you-sign", "/website-in-gujarati-and-hindi"],
  ...onePerType.filter((path) => /^\/(gu|hi)\/./.test(path)),
];
const paths = onePerType.filter((path) => !likeAnother.includes(path));

/** What a phone shows in another form: the menu and the home page's parts, and a guide's table, which becomes blocks. */
const onPhone = ["/", ...paths.filter((path) => path.startsWith("/guides/"))];

for (const path of paths) {
  test(`@wide ${path} has no accessibility fault that axe finds`, async ({ page }) => {
    await open(page, path);
    // The language offer covers the lower edge of the window until the page is scrolled.
    const offer = page.locator(".language-offer:visible");
    if (await offer.isVisible()) await offer.getByRole("button").click();
    expect(await axeFaults(page)).toEqual([]);
    if (!onPhone.includes(path)) return;
    await page.setViewportSize({ width: 390, height: 844 });
    // It has the colours of a wide screen.
    expect(await axeFaults(page, ["color-contrast", "color-contrast-enhanced"]), "on a narrow screen").toEqual([]);
  });
}
