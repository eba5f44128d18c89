import { expect, isNarrow, open, test } from "./support/test.ts";

test("an open menu closes when the focus leaves it: what has the focus is never under it", async ({ page }) => {
  await open(page, "/case-studies/ecommerce-platform-redesign");
  const name = isNarrow(page) ? "Menu" : "COMPANY";
  const button = page.getByRole("banner").getByRole("button", { name });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const inMenu = () => page.evaluate(() => document.activeElement?.closest(".menu") !== null);
  await page.keyboard.press("Tab");
  expect(await inMenu()).toBe(true);
  // Back to its own button, and in again: it stays.
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  do await page.keyboard.press("Tab");
  while (await inMenu());
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(":popover-open")).toHaveCount(0);
  const seen = await page.locator(":focus").evaluate((focused) => {
    const { left, top, width, height } = focused.getBoundingClientRect();
    return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(seen).toBe(true);
});
