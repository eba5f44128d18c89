import type { Locator, Page } from "@playwright/test";
import { expect, isNarrow, jumpTo, open, started, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("in an article", () => {
  const address = "/blog/devops-automation-workflows";

  test("the current section is marked in the contents", async ({ page }) => {
    await open(page, address);
    if (isNarrow(page)) await page.locator("summary").click();
    const contents = page.getByRole("navigation", { name: "On this page" });
    const link = contents.getByRole("link").nth(3);
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(contents.locator("[aria-current]")).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(contents.locator("[aria-current]")).toHaveCount(0);
  });

  test("@wide Back and Forward between its sections lead to the section where the reader was, and a reload keeps the place", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const place = () => page.evaluate(() => scrollY);
    /** Goes on a little from where a link has led, and reads there. @returns the section's beginning, and the reader's place */
    const readOn = async (): Promise<[number, number]> => {
      const before = await place();
      // Over the text: the contents scroll by themselves.
      await page.mouse.move(800, 400);
      await page.mouse.wheel(0, 120);
      await expect.poll(place).toBe(before + 120);
      await page.waitForTimeout(500);
      return [before, before + 120];
    };
    /** Chromium leads back to the section's beginning, Firefox to the reader's own place in it. */
    const expectIn = (section: [number, number]) =>
      expect.poll(async () => section.includes(await place()), `${section}`).toBe(true);
    await page.evaluate(() => scrollTo(0, 300));
    await links.nth(1).click();
    await expect(page).toHaveURL(/#/);
    const first = await readOn();
    await links.nth(6).click();
    await expect.poll(place).toBeGreaterThan(first[1] + 500);
    const second = await readOn();
    await page.goBack();
    await expectIn(first);
    await page.goBack();
    await expect.poll(place).toBe(300);
    await expect(page).toHaveURL(address);
    await page.goForward();
    await expectIn(first);
    await page.goForward();
    await expectIn(second);
    await readOn();
    const kept = await place();
    await page.reload();
    await started(page);
    expect(await place()).toBe(kept);
  });

  test("@wide a link to a section takes the keyboard there too, from the contents and from the text", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    /** Follows a link, and says which is the next that the keyboard reaches. */
    const nextAfter = async (link: Locator) => {
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${await link.getAttribute("href")}$`));
      await page.keyboard.press("Tab");
      return page.evaluate(() => document.activeElement?.getAttribute("href"));
    };
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(2);
    expect(await nextAfter(link)).toBe(await link.getAttribute("href"));
    // Of a heading, to itself.
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

  test("code is copied as it is written, and that is said", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, address);
    const block = main(page)
      .locator("figure")
      .filter({ hasText: "rollback.sh" })
      .filter({ has: page.locator("pre") })
      .first();
    const button = block.getByRole("button");
    await expect(button).toHaveText("Copy");
    await button.click();
    await expect(button).toHaveText("Copied");
    await expect(main(page).getByRole("status")).toHaveText(/^Copied: /);
    const code = (await block.locator("pre").textContent())?.trimEnd();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
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

test.describe("an article without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("@wide shows its code, and no button that does nothing", async ({ page }) => {
    await page.goto("/blog/ecommerce-transformation-case-study");
    await expect(main(page).locator("pre").first()).toBeVisible();
    await expect(main(page).getByRole("button", { name: /^Copy/ })).toHaveCount(0);
  });
});
