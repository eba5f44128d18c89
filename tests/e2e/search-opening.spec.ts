import { dialog, field } from "./support/search.ts";
import { arrive, expect, started, test } from "./support/test.ts";
import { en } from "./support/words.ts";

test("the search opens on the blog's own button, and closes on its cross, which gives the focus back, and on a click outside", async ({
  page,
}) => {
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

test("the search opens again for whoever presses its key right after Escape", async ({ page }) => {
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

test("the search leaves the / key to whoever is writing, and to whoever switched it off", async ({ page }) => {
  await arrive(page, "/contact");
  const message = page.getByRole("main").getByLabel(/message/i);
  await message.fill("either");
  await message.press("/");
  await expect(message).toHaveValue("either/");
  await expect(dialog(page)).toBeHidden();

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  const choice = dialog(page).getByRole("checkbox", { name: en.search.key.replace("{key}", "/"), includeHidden: true });
  await choice.evaluate((box: HTMLInputElement) => box.click());
  await page.keyboard.press("Escape");
  await page.reload();
  await started(page);
  await page.keyboard.press("/");
  await page.waitForTimeout(300);
  await expect(dialog(page)).toBeHidden();
});

test("the search opens by Ctrl or Cmd with K too, but not where somebody is writing", async ({ page }) => {
  await arrive(page, "/");
  const button = page.getByRole("button", { name: en.frame.search });
  await expect(button).toHaveAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  // On the button, for whoever sees it.
  expect(await button.evaluate((shown) => getComputedStyle(shown, "::after").content)).toContain("/  Ctrl K");
  const message = page.getByRole("form", { name: en.form.label }).getByRole("textbox", { name: "Message" });
  await message.fill("Salt");
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
