import { empty, enquiry, fields, fillIn, values } from "./support/form.ts";
import { expect, open, test } from "./support/test.ts";

test("two buttons of the contact page lead to the form", async ({ page }) => {
  await open(page, "/contact");
  for (const name of ["BOOK FREE CONSULTATION", "WRITE TO US"]) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(fields(page).form).toBeInViewport();
  }
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

test("@wide on paper of any width, and on any screen, a word of the office hours stays whole", async ({ page }) => {
  await open(page, "/contact");
  const brokenAt: string[] = [];
  for (const media of ["print", "screen"] as const) {
    await page.emulateMedia({ media });
    for (let width = 240; width <= 900; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.getByText("Closed", { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      if (lines > 1) brokenAt.push(`${media} ${width}`);
    }
  }
  expect(brokenAt).toEqual([]);
});
