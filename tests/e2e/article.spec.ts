import type { Locator, Page } from "@playwright/test";
import { expect, jumpTo, open, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("in an article", () => {
  const address = "/blog/devops-automation-workflows";

  test("@wide a link to a section takes the keyboard there too, from the contents and from the text", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    /** Follows a link, and returns the element that the keyboard reaches next. */
    const nextAfter = async (link: Locator) => {
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${await link.getAttribute("href")}$`));
      await page.keyboard.press("Tab");
      return page.evaluate(() => document.activeElement?.getAttribute("href"));
    };
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(2);
    expect(await nextAfter(link)).toBe(await link.getAttribute("href"));
    // The link of a heading to itself.
    const anchor = page.locator('.prose a[href^="#"]').nth(5);
    expect(await nextAfter(anchor)).toBe(await anchor.getAttribute("href"));
    const length = await page.evaluate(() => history.length);
    await anchor.click();
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test("@wide the contents stay in view", async ({ page }) => {
    await open(page, address);
    await jumpTo(page, 3000);
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeInViewport();
  });

  test("@wide on paper there is the text, without contents, buttons and related pages", async ({ page }) => {
    await open(page, address);
    await page.emulateMedia({ media: "print" });
    await expect(main(page).locator("pre").first()).toBeVisible();
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
    await expect(main(page).getByRole("button", { name: /^Copy/ }).first()).toBeHidden();
    await expect(main(page).getByRole("heading", { name: "Related pages" })).toBeHidden();
  });
});
