import { en } from "./support/english-texts.ts";
import { expect, holdScripts, openUnhydrated, runStartScript, scrollToY, test } from "./support/test.ts";

test("the header is transparent at the top of home, and white elsewhere", async ({ page }) => {
  const header = page.getByRole("banner");
  const isWhite = async () => {
    await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(header).toHaveCSS("border-bottom-width", "1px");
  };
  const isClear = () => expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await openUnhydrated(page, "/");
  await isClear();
  await scrollToY(page, 5);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(5);
  await isClear();
  await scrollToY(page, 6);
  await isWhite();
  await scrollToY(page, 0);
  await isClear();
  await scrollToY(page, 600);
  await isWhite();
  expect(await header.boundingBox()).toMatchObject({ y: 0, height: 80 });
  // The state after a reload, before any script has loaded.
  const release = await holdScripts(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await isWhite();
  release();
  await runStartScript(page);
  await openUnhydrated(page, "/contact");
  await isWhite();
});

test("@engines the first Tab focuses the skip link", async ({ page }) => {
  await openUnhydrated(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: en.frame.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
