import type { Locator, Page } from "@playwright/test";
import { expect, open, scrollToY, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("in an article", () => {
  const address = "/blog/devops-automation-workflows";

  test("after a link to a section, Tab continues from there", async ({ page }) => {
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

  test("the table of contents stays in view, scrolls to its sections and marks them", async ({ page }) => {
    await open(page, address);
    const contents = page.getByRole("navigation", { name: "On this page" });
    const entry = contents.getByRole("link").nth(3);
    const hash = (await entry.getAttribute("href")) ?? "";
    await entry.click();
    await expect(page).toHaveURL(address + hash);
    const heading = page.locator(`[id="${hash.slice(1)}"]`);
    await expect(heading).toBeInViewport();
    await expect(contents).toBeInViewport();
    // Below the header, which is 80 px high.
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(80);
    await expect(contents.locator(":target-current")).toHaveText((await entry.textContent()) ?? "");
    await scrollToY(page, 0);
    await expect(contents.locator(":target-current")).toHaveText(
      (await contents.getByRole("link").first().textContent()) ?? "",
    );
    await page.goto("/about");
    await page.goto(address + hash);
    await expect(heading).toBeInViewport();
  });

  test("@narrow the table of contents unfolds above the text", async ({ page }) => {
    await open(page, address);
    await main(page).locator("summary").first().click();
    await expect(page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(3)).toBeVisible();
  });

  test("the Copy button copies the code and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, address);
    const block = page.locator("figure:has(pre)").first();
    await block.getByRole("button").click();
    await expect(block.getByRole("button")).toHaveText("Copied");
    await expect(
      main(page)
        .getByRole("status")
        .filter({ hasText: /^Copied: / }),
    ).toHaveCount(1);
    const code = await block.locator("pre").textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code?.trimEnd());
  });

  test("a printed article has no table of contents, buttons and related pages", async ({ page }) => {
    await open(page, address);
    await page.emulateMedia({ media: "print" });
    await expect(main(page).locator("pre").first()).toBeVisible();
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
    await expect(main(page).getByRole("button", { name: /^Copy/ }).first()).toBeHidden();
    await expect(main(page).getByRole("heading", { name: "Related pages" })).toBeHidden();
  });
});
