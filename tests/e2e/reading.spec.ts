import { onePerType } from "./support/page-types.ts";
import { cutOffWhenNarrow, expectReadable } from "./support/reading.ts";
import { expect, lookingWith, narrow, open, test, wide } from "./support/test.ts";

// Pages with parts that scripts change.
const hydratedAndNarrow = lookingWith(narrow);
for (const path of ["/", "/gu", "/contact", "/blog"]) {
  hydratedAndNarrow(`@narrow no words of ${path} are cut off in a narrow window`, async ({ page }) => {
    await open(page, path);
    expect(await cutOffWhenNarrow(page)).toEqual([]);
  });
}

// `npm run test:states` reads every page.
const withoutJavaScript = lookingWith({ ...wide, javaScriptEnabled: false });
for (const path of onePerType)
  withoutJavaScript(
    `@wide ${path} can be read without JavaScript: all its words are there, and none is hidden or cut off`,
    ({ page }) => expectReadable(page, path),
  );

test("@wide a page in forced colours keeps its buttons and links apart from its text", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const button = page.getByRole("main").getByRole("link", { name: "LET'S BUILD TOGETHER" });
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("solid");
});

test("@wide on paper the header, the menus and the buttons are gone and the text is dark", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/about");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.locator(".button:visible")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
});
