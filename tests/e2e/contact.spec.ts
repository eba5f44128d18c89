import { en } from "./support/english-texts.ts";
import { emptyValues, fillIn, locateForm, readValues, typicalTexts } from "./support/form.ts";
import { expect, open, openUnhydrated, stopClock, test } from "./support/test.ts";

test("/contact says until when the office is open, and changes when it closes", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T18:59:50+05:30") });
  await openUnhydrated(page, "/contact");
  await page.getByRole("heading", { name: en.contact.officeHours }).scrollIntoViewIfNeeded();
  await expect(page.getByText("Open now, until 7:00 PM IST")).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page.getByText("Closed now, opens Monday at 10:00 AM IST")).toBeVisible();
});

test("with simulated delivery the contact form changes its button's label and only logs the data", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") requests.push(request.url());
  });
  await page.clock.install();
  await open(page, "/contact");
  const { form, message, submit } = locateForm(page);
  const announced = form.getByRole("status").first();
  await fillIn(page);
  await expect(submit).toHaveText(en.form.buttons.contact);
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("Contact form"));
  await stopClock(page);
  await submit.focus();
  await page.keyboard.press("Enter");
  await expect(announced).toHaveText(en.form.buttons.sending);
  await expect(submit).toBeDisabled();
  await expect(message).not.toBeEditable();
  await page.clock.runFor(1_400);
  await expect(submit).toHaveText(en.form.buttons.sending);
  await page.clock.runFor(200);
  await expect(announced).toHaveText(en.form.buttons.sent);
  await expect(submit).toHaveText(en.form.buttons.sent);
  // With the keyboard the focus stays on the button.
  await expect(submit).toBeFocused();
  await expect(message).toBeEditable();
  expect(await readValues(page)).toEqual(emptyValues);
  expect(await (await logged).args()[1]?.jsonValue()).toEqual(typicalTexts);
  await page.clock.runFor(4_800);
  await expect(submit).toHaveText(en.form.buttons.sent);
  await page.clock.runFor(200);
  await expect(submit).toHaveText(en.form.buttons.contact);
  // It stays when the button's label is back.
  await expect(form.getByRole("status").last()).toContainText(en.form.demonstration.split("{")[0] ?? "");
  expect(requests).toEqual([]);
});
