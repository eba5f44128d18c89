import { longestFixedPart } from "../support/longest-fixed-part.ts";
import { en } from "./support/english-texts.ts";
import { enquiriesSaying } from "./support/enquiries.ts";
import { fillIn, locateForm, readValues, typicalTexts, uniqueMessage } from "./support/form.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript and with simulated delivery the contact form opens the mail program", async ({ page }) => {
  await page.goto("/contact");
  await expect(locateForm(page).form).toHaveAttribute("action", "mailto:hello@kutchit.example");
  // Found by its element, because Playwright looks for no text inside of <noscript>.
  const note = page.locator("form noscript p");
  await expect(note).toBeVisible();
  await expect(note).toContainText(longestFixedPart(en.form.withoutScripts));
});

test("@engines without JavaScript the posted form shows its errors, and is sent when corrected", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 422/);
  const message = uniqueMessage("without scripts");
  await page.goto("/");
  await fillIn(page);
  const { form, name } = locateForm(page);
  await locateForm(page).message.fill(message);
  await name.fill("   ");
  await locateForm(page).submit.click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText(en.form.fields.name.missing).first()).toBeVisible();
  expect(await readValues(page)).toMatchObject({ email: typicalTexts.email, message });
  await name.fill(typicalTexts.name);
  await locateForm(page).submit.click();
  await expect(page).toHaveURL(/\/enquiry-received/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.form.success);
  expect(enquiriesSaying(message)).toMatchObject([{ ...typicalTexts, message }]);
});

for (const [screen, button] of [
  ["", en.frame.resources],
  ["@narrow ", en.frame.menu],
] as const)
  test(`${screen}without JavaScript the menu ${button} opens, and its links work`, async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("button", { name: button }).click();
    await page.locator(":popover-open").getByRole("link", { name: en.frame.blog }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

test("without JavaScript the blog can be filtered, and no button is shown that needs a script", async ({ page }) => {
  await page.goto("/blog");
  const cards = page.getByRole("article").filter({ visible: true });
  const all = await cards.count();
  await page.getByRole("link", { name: "DEVOPS", exact: true }).click();
  await expect(page).toHaveURL(/category=devops/);
  await expect(cards).not.toHaveCount(all);
  await expect(cards).not.toHaveCount(0);
  await expect(page.getByText(en.frame.search).filter({ visible: true })).toHaveCount(0);
  await page.goto("/blog/devops-automation-workflows");
  await expect(page.locator("figure pre").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: /^Copy/ })).toHaveCount(0);
});
