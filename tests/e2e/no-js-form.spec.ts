import { enquiry, fields, fillIn, values } from "./support/form.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript the home form is posted by the browser, and a page says that it arrived", async ({ page }) => {
  await page.goto("/");
  await fillIn(page);
  await fields(page).submit.click();
  await expect(page).toHaveURL(/\/enquiry-received/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent successfully!");
  await page.getByRole("link", { name: "RETURN HOME" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Custom software with real-world impact");
});

test("@wide without JavaScript a form that cannot be accepted comes back with what was typed and what to mend", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 422/);
  await page.goto("/");
  await fillIn(page);
  const form = fields(page);
  await form.name.fill("   ");
  await form.consultation.uncheck();
  await form.submit.click();
  await expect(form.form.getByText("Please tell us your name").first()).toBeVisible();
  await expect(form.name).toHaveAttribute("aria-invalid", "true");
  expect(await values(page)).toEqual({ ...enquiry, name: expect.stringMatching(/^\s*$/) });
  await expect(form.consultation).not.toBeChecked();

  await form.name.fill(enquiry.name);
  await form.submit.click();
  await expect(page).toHaveURL(/\/enquiry-received/);
});

test("@wide without JavaScript too long a message comes back whole, with how much is too much", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 422/);
  await page.goto("/");
  await fillIn(page);
  const form = fields(page);
  const message = "salt ".repeat(2400);
  await form.message.fill(message);
  await expect(form.message).toHaveValue(message);
  await form.submit.click();
  await expect(
    form.form.getByText("Please shorten the message: 10,000 characters fit, and it has 2,000 more. Nothing was cut."),
  ).toBeVisible();
  expect(await values(page)).toEqual({ ...enquiry, message });
  await form.message.fill(message.slice(0, 10_000));
  await form.submit.click();
  await expect(page).toHaveURL(/\/enquiry-received/);
});

test("@wide without JavaScript the simulated contact form is honest: it hands the text to the visitor's mail program", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(fields(page).form).toHaveAttribute("action", "mailto:hello@kutchit.example");
  // Found by its element: Playwright looks for no text inside of <noscript>.
  const note = page.locator("form noscript p");
  await expect(note).toBeVisible();
  await expect(note).toContainText("Without JavaScript this form opens your mail program");
});
