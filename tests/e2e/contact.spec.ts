import { empty, enquiry, fields, fillIn, values } from "./support/form.ts";
import { expect, open, test } from "./support/test.ts";

test("the contact page offers the consultation in three steps, with two buttons that lead to the form", async ({
  page,
}) => {
  await open(page, "/contact");
  await expect(page.getByText("FREE INITIAL CONSULTATION")).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "Project Analysis",
    "Tech Recommendations",
    "Timeline & Budget",
  ]);
  for (const name of ["BOOK FREE CONSULTATION", "WRITE TO US"]) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(fields(page).form).toBeInViewport();
  }
});

test("there is one e-mail link, one phone link, and office hours that machines can read", async ({ page }) => {
  await open(page, "/contact");
  const main = page.getByRole("main");
  await expect(main.locator('a[href="mailto:hello@kutchit.example"]')).toHaveCount(1);
  await expect(main.locator('a[href="tel:+910000000000"]')).toHaveCount(1);
  await expect(main.getByText("10:00 AM-7:00 PM IST")).toBeVisible();
  await expect(main.locator("time")).toHaveCount(2);
  await expect(main.getByText("Saturday and Sunday")).toBeVisible();
});

for (const [time, line] of [
  ["2026-11-20T18:59:50+05:30", "Open now, until 7:00 PM IST"],
  ["2026-11-20T19:00:00+05:30", "Closed now, opens Monday at 10:00 AM IST"],
] as const) {
  test(`@wide at ${time} it says: ${line}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    await open(page, "/contact");
    await expect(page.getByText(line)).toBeVisible();
  });
}

test("@wide by keyboard the focus stays on the button while the form is sent, and the outcome is announced", async ({
  page,
}) => {
  await open(page, "/contact");
  const { form, submit } = fields(page);
  await fillIn(page);
  await submit.focus();
  await page.keyboard.press("Enter");
  await expect(submit).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status")).toHaveText("SENDING...");
  await expect(form.getByRole("status")).toHaveText("MESSAGE SENT!");
  await expect(submit).toBeFocused();
  await expect(submit).toBeEnabled();
});

test("@wide the line changes by itself when the office closes", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T18:59:50+05:30") });
  await open(page, "/contact");
  await expect(page.getByText("Open now")).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page.getByText("Closed now, opens Monday at 10:00 AM IST")).toBeVisible();
});

test("by default the form is simulated: its four labels in their times, the data to the console, nothing sent", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") requests.push(request.url());
  });
  await open(page, "/contact");
  const { submit } = fields(page);
  await fillIn(page);
  await expect(submit).toHaveText("SUBMIT");
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("Contact form"));
  const start = Date.now();
  await submit.click();
  await expect(submit).toHaveText("SENDING...");
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveText("MESSAGE SENT!");
  const sent = Date.now();
  expect(sent - start).toBeGreaterThan(1400);
  expect(await values(page)).toEqual(empty);
  expect(await (await logged).args()[1]?.jsonValue()).toEqual(enquiry);
  await expect(submit).toHaveText("SUBMIT");
  expect(Date.now() - sent).toBeGreaterThan(4500);
  expect(requests).toEqual([]);
});
