import type { Page } from "@playwright/test";
import { arrive, expect, footerLink, holdScripts, jumpTo, open, started, test } from "./support/test.ts";
import { en } from "./support/words.ts";

test("the header is transparent at the top of home, and white elsewhere", async ({ page }) => {
  const header = page.getByRole("banner");
  const isWhite = async () => {
    await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(header).toHaveCSS("border-bottom-width", "1px");
  };
  const isClear = () => expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await arrive(page, "/");
  await isClear();
  await jumpTo(page, 5);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(5);
  await isClear();
  await jumpTo(page, 6);
  await isWhite();
  await jumpTo(page, 0);
  await isClear();
  await jumpTo(page, 600);
  await isWhite();
  expect(await header.boundingBox()).toMatchObject({ y: 0, height: 80 });
  // The state after a reload, before any script has loaded.
  const release = await holdScripts(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await isWhite();
  release();
  await started(page);
  await arrive(page, "/contact");
  await isWhite();
});

const skip = (page: Page) => page.getByRole("link", { name: en.frame.skip });

test("@engines the first Tab focuses the skip link", async ({ page }) => {
  await arrive(page, "/about");
  await page.keyboard.press("Tab");
  await expect(skip(page)).toBeFocused();
  await expect(skip(page)).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("each next page starts at its top, with its title and the skip link as first Tab stop", async ({ page }) => {
  await open(page, "/about");
  const titles = new Set([await page.title()]);
  for (const name of [en.frame.industries, en.frame.technologies]) {
    await footerLink(page, name).click();
    await expect(page).toHaveURL(new RegExp(`/${name}$`, "i"));
    titles.add(await page.title());
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
    await page.keyboard.press("Tab");
    await expect(skip(page)).toBeFocused();
  }
  expect(titles.size).toBe(3);
});
