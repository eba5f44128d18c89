import { dialog, field } from "./support/search.ts";
import { arrive, expect, test } from "./support/test.ts";
import { en } from "./support/words.ts";

test("the search opens by its button, and closes by its close button or a click outside", async ({ page }) => {
  await arrive(page, "/blog");
  const button = page.getByRole("main").getByRole("button", { name: en.frame.search });
  await button.click();
  await dialog(page).getByRole("button", { name: en.search.close }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toBeHidden();
});

test("the search reopens on / right after Escape", async ({ page }) => {
  await arrive(page, "/about");
  await page.keyboard.press("/");
  await field(page).fill("react");
  // Both keys are pressed before the page handles any, as on a busy machine.
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("/")]);
  await expect(field(page)).toBeFocused();
  // The earlier query is still there and selected, so that the first letter replaces it.
  await expect(field(page)).toHaveValue("react");
  await page.keyboard.type("go");
  await expect(field(page)).toHaveValue("go");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("the search opens by /, Ctrl+K or Cmd+K, but not in a text field, and / can be switched off", async ({ page }) => {
  await arrive(page, "/");
  const button = page.getByRole("button", { name: en.frame.search });
  await expect(button).toHaveAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  // On the button, for whoever sees it.
  expect(await button.evaluate((shown) => getComputedStyle(shown, "::after").content)).toContain("/  Ctrl K");
  const message = page.getByRole("form", { name: en.form.label }).getByRole("textbox", { name: "Message" });
  await message.fill("Salt");
  await message.press("/");
  await expect(message).toHaveValue("Salt/");
  await message.press("Control+k");
  await message.press("Meta+k");
  await expect(dialog(page)).toHaveCount(0);
  await message.blur();
  for (const keys of ["Control+Shift+k", "Alt+k", "k"]) await page.keyboard.press(keys);
  await expect(dialog(page)).toHaveCount(0);
  for (const keys of ["Control+k", "Meta+k"]) {
    await page.keyboard.press(keys);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  // Switching the single key off leaves the combination on.
  await page.keyboard.press("Control+k");
  await dialog(page)
    .getByRole("checkbox", { name: en.search.key.replace("{key}", "/") })
    .uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toBeVisible();
});
