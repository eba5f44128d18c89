import type { Request } from "@playwright/test";
import { submissionIdPattern } from "../../enquiry/fields.ts";
import { longestFixedPart } from "../support/longest-fixed-part.ts";
import { en } from "./support/english-texts.ts";
import { readEnquiries } from "./support/enquiries.ts";
import { fillIn, locateForm, readValues, tooLongError, typicalTexts } from "./support/form.ts";
import { expect, open, openUnhydrated, stopClock, test, waitForHydration } from "./support/test.ts";

test("after a failure the error and the text stay until something is typed", async ({ page, expectConsoleError }) => {
  expectConsoleError(/The enquiry was not sent|status of 500/);
  await page.route("**/api/v1.0/email/send", (route) => route.fulfill({ status: 500, body: "Down" }));
  await page.clock.install();
  await open(page, "/");
  await fillIn(page);
  await stopClock(page);
  await locateForm(page).submit.click();
  const { form, message, submit } = locateForm(page);
  const said = form.getByRole("status");
  // The form waits by the clock where its token came only after the clock had stopped.
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return said.textContent();
    })
    .toContain(longestFixedPart(en.form.kept));
  await expect(said).toContainText(longestFixedPart(en.form.kept));
  const links = await said.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual([expect.stringMatching(/^mailto:\S+@\S+$/), expect.stringMatching(/^tel:\+\d+$/)]);
  await page.clock.runFor(60_000);
  await expect(submit).toHaveText(en.form.buttons.home);
  await expect(said).toContainText(longestFixedPart(en.form.kept));
  expect(await readValues(page)).toEqual(typicalTexts);
  await message.press("End");
  await message.pressSequentially("!");
  await expect(said).toBeEmpty();
});

test("after success the confirmation with the reference stays until something is typed", async ({ page }) => {
  await open(page, "/");
  await fillIn(page);
  const { form, name, submit } = locateForm(page);
  const text = `Stays said ${Date.now()}`;
  await locateForm(page).message.fill(text);
  await submit.click();
  const said = form.getByRole("status");
  await expect(said).toContainText(longestFixedPart(en.contact.arrived));
  const reference = /Its reference is (\w{10})\./.exec((await said.textContent()) ?? "")?.[1];
  expect(
    readEnquiries()
      .find(({ message }) => message === text)
      ?.id.slice(0, 10),
  ).toBe(reference);
  await page.clock.install();
  await page.clock.fastForward(60_000);
  await expect(said).toContainText(longestFixedPart(en.contact.arrived));
  // After Back the browser shows this page as it was left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(said).toContainText(longestFixedPart(en.contact.arrived));
  await name.press("A");
  await expect(said).toBeEmpty();
});

test("@narrow the outcome of sending is scrolled into view on a phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  await fillIn(page);
  const { form, message, submit } = locateForm(page);
  const text = `From a phone ${Date.now()}`;
  await message.fill(text);
  await submit.evaluate((button) => {
    const top = scrollY + button.getBoundingClientRect().bottom - innerHeight;
    scrollTo({ top, behavior: "instant" });
  });
  const said = form.getByRole("status");
  await submit.click();
  await expect(said).toContainText(longestFixedPart(en.contact.arrived));
  // Rounding loses part of a pixel where a line ends between two.
  await expect(said).toBeInViewport({ ratio: 0.99 });
  expect(readEnquiries().filter((row) => row.message === text)).toHaveLength(1);
});

test("twenty clicks and a held Enter send one request with the specified fields, and the button shows that it is sending", async ({
  page,
}) => {
  await open(page, "/");
  const form = locateForm(page);
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/email/send")) requests.push(request);
  });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/v1.0/email/send", async (route) => {
    await held;
    await route.continue();
  });
  await fillIn(page);
  await form.consultation.uncheck();
  await form.submit.evaluate((button: HTMLButtonElement) => {
    for (let i = 0; i < 20; i++) button.click();
    button.form?.requestSubmit();
  });
  await expect(form.submit).toHaveText(en.form.buttons.sending);
  await expect(form.submit).toBeDisabled();
  await form.name.focus();
  const hold = async () => {
    for (let times = 0; times < 20; times++) await page.keyboard.down("Enter");
  };
  await hold();
  release();
  await expect(page.getByText(en.form.success)).toBeVisible();
  await expect(form.submit).toBeEnabled();
  await hold();
  await page.keyboard.up("Enter");
  await expect(form.name).not.toHaveAttribute("aria-invalid");
  expect(requests).toHaveLength(1);
  const body = requests[0]?.postDataJSON();
  expect(Object.keys(body).sort()).toEqual(["lib_version", "service_id", "template_id", "template_params", "user_id"]);
  expect(body.lib_version).toBe("4.4.1");
  expect(body.template_params).toMatchObject({
    from_name: typicalTexts.name,
    from_email: typicalTexts.email,
    phone: typicalTexts.phone,
    company: typicalTexts.company,
    message: typicalTexts.message,
    request_consultation: "No",
    submission_id: expect.stringMatching(submissionIdPattern),
  });
});

test("an enquiry names the page that led to the form", async ({ page }) => {
  await openUnhydrated(page, "/about?from=a-letter#team");
  await page.getByRole("banner").getByRole("link", { name: "Kutch IT" }).click();
  await expect(page).toHaveURL("/");
  await waitForHydration(page);
  await page.evaluate(() => location.assign("#contact"));
  const sent = page.waitForRequest("**/api/v1.0/email/send");
  await fillIn(page);
  await locateForm(page).submit.click();
  expect((await sent).postDataJSON().template_params.page).toBe("/about");
});

test("pasted text over the limit is kept with an error, and sent once it is short enough", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") requests.push(request.url());
  });
  await open(page, "/");
  const form = locateForm(page);
  await fillIn(page);
  const message = `Pasted ${Date.now()} ${"salt ".repeat(2400)}`.slice(0, 12_000);
  await form.message.focus();
  await page.evaluate((text) => {
    document.execCommand("selectAll");
    document.execCommand("insertText", false, text);
  }, message);
  await expect(form.message).toHaveValue(message);
  const complaint = tooLongError(message.length);
  await expect(form.message).toHaveAttribute("aria-invalid", "true");
  await expect(form.message).toHaveAccessibleDescription(complaint);
  await expect(form.form.locator('[aria-live="polite"]', { hasText: complaint })).toHaveCount(1);
  await form.submit.click();
  await expect(form.message).toBeFocused();
  expect(requests).toEqual([]);
  await page.reload();
  await waitForHydration(page);
  await expect(form.message).toHaveValue(message);
  await expect(form.message).toHaveAccessibleDescription(complaint);
  await form.message.fill(message.slice(0, 10_000));
  await expect(form.message).not.toHaveAttribute("aria-invalid");
  await form.submit.click();
  await expect(page.getByText(en.form.success)).toBeVisible();
  expect(readEnquiries().find((row) => row.message === message.slice(0, 10_000).trim())).toBeDefined();
});
