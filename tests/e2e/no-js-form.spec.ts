import { enquiry, fields, fillIn, values } from "./support/form.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

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
  // Found by its element, because Playwright looks for no text inside of <noscript>.
  const note = page.locator("form noscript p");
  await expect(note).toBeVisible();
  await expect(note).toContainText("Without JavaScript this form opens your mail program");
});
