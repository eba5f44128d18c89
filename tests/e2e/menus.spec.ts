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

test("@wide a browser that knows neither popovers nor grouped maps shows every page, and finds", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
    }
    Reflect.deleteProperty(Map, "groupBy");
    Reflect.deleteProperty(Object, "groupBy");
    const matches = Element.prototype.matches;
    Object.defineProperty(Element.prototype, "matches", {
      value(this: Element, selectors: string) {
        if (selectors.includes(":popover-open")) throw new DOMException(`"${selectors}" is no selector`, "SyntaxError");
        return matches.call(this, selectors);
      },
    });
  });
  await open(page, "/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL(/\/industries$/);
  await page.getByRole("contentinfo").getByRole("button", { name: "SEARCH THE SITE" }).click();
  await page.getByRole("textbox", { name: "Search all pages" }).fill("payment");
  await expect(page.getByRole("dialog").getByRole("region", { name: "Case studies" })).toBeVisible();
});
