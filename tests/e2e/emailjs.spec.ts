import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldsOf } from "../../enquiry/fields.ts";
import { mailProviderIds } from "./support/builds.ts";
import { en } from "./support/english-texts.ts";
import { emptyValues, fillIn, locateForm, readValues, typicalTexts } from "./support/form.ts";
import { reactions, startMailProvider } from "./support/mock-emailjs.ts";
import { test as base, expect, holdScripts, open, stopClock, waitForHydration } from "./support/test.ts";

/** The second build sends to a service on another origin, which each test starts with its own behaviour. */
const test = base.extend({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.CONFIGURED_URL_UNDER_TEST ?? ""),
  // This build has analytics, whose remote side is tested in another file.
  page: async ({ page }, use) => {
    await page.route(/googleapis\.com|googletagmanager\.com|google-analytics\.com/, (route) => route.abort());
    await use(page);
  },
});

// All tests use one provider, which has one port.
test.describe.configure({ mode: "serial" });
test.beforeEach(({ expectConsoleError }) =>
  expectConsoleError(/firebase|googleapis|googletagmanager|analytics|ERR_FAILED/i),
);

test("both forms send to EmailJS with the configured ids, and the site's server stores nothing", async ({ page }) => {
  const provider = await startMailProvider(reactions.ok);
  const message = "These words are for the provider alone.";
  for (const path of ["/", "/contact"]) {
    await open(page, path);
    await fillIn(page);
    await locateForm(page).message.fill(message);
    await locateForm(page).submit.click();
    await expect(page.getByText(en.form.success).first()).toBeVisible();
    // Home's toast is still on the contact page, so its words alone do not say that this form has sent.
    await expect.poll(() => readValues(page)).toEqual(emptyValues);
  }
  expect(provider.received).toHaveLength(2);
  for (const [i, { path, contentType, body }] of provider.received.entries()) {
    expect(path).toBe("/api/v1.0/email/send");
    expect(contentType).toBe("application/json");
    expect(body).toMatchObject({
      user_id: mailProviderIds.publicKey,
      service_id: mailProviderIds.serviceId,
      template_id: mailProviderIds.templateId,
    });
    const wireNames = fieldsOf(i === 0 ? "home" : "contact").map(({ wireName }) => wireName);
    expect(Object.keys(body.template_params as object)).toEqual(wireNames);
    expect(JSON.stringify(body)).toContain(message);
  }
  const folder = process.env.CONFIGURED_DATA_UNDER_TEST ?? "";
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((bytes) => bytes.includes(message))).toEqual([]);
  await provider.stop();
});

test("when EmailJS answers 500 the error is shown and logged, and the text is kept", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/The enquiry was not sent|Failed to load resource/);
  const provider = await startMailProvider(reactions.serverError);
  await open(page, "/");
  await fillIn(page);
  const logged = page.waitForEvent("console", (message) => message.text().includes("The enquiry was not sent"));
  await locateForm(page).submit.click();
  await expect(page.getByRole("region", { name: en.toasts.label }).getByText(en.form.error)).toBeVisible();
  await logged;
  await page.reload();
  await waitForHydration(page);
  expect(await readValues(page)).toEqual(typicalTexts);
  provider.behave(reactions.ok);
  await locateForm(page).submit.click();
  await expect(page.getByText(en.form.success)).toBeVisible();
  await provider.stop();
  expect(provider.received).toHaveLength(2);
});

test("the contact form's button shows the error for five seconds", async ({ page, expectConsoleError }) => {
  expectConsoleError(/The enquiry was not sent|ERR_CONNECTION_REFUSED/);
  await page.clock.install();
  await open(page, "/contact");
  await fillIn(page);
  await stopClock(page);
  await locateForm(page).submit.click();
  await expect(locateForm(page).submit).toHaveText(en.form.buttons.failed);
  await page.clock.runFor(4_900);
  await expect(locateForm(page).submit).toHaveText(en.form.buttons.failed);
  await page.clock.runFor(200);
  await expect(locateForm(page).submit).toHaveText(en.form.buttons.contact);
});

test("a form filled by assistive technology before scripts load is sent when they have loaded", async ({ page }) => {
  const provider = await startMailProvider(reactions.ok);
  // A script of this test counts as an act of a person, what assistive technology does may not.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } }),
  );
  const release = await holdScripts(page);
  await page.goto("/");
  const { form, submit } = locateForm(page);
  await form.evaluate((element: HTMLFormElement, words) => {
    for (const [name, value] of Object.entries(words)) {
      const control = element.elements.namedItem(name) as HTMLInputElement;
      control.value = value;
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }, typicalTexts);
  await submit.evaluate((button: HTMLElement) => button.click());
  release();
  await expect(page.getByText(en.form.success)).toBeVisible();
  expect(provider.received).toHaveLength(1);
  await provider.stop();
});

test("when the form's code fails to load the form says so, and Enter loads it again", async ({ page }) => {
  const provider = await startMailProvider(reactions.ok);
  const code = /\/enquiry-form-[^/]*\.js/;
  let refusals = 0;
  await page.route(code, (route) => {
    refusals++;
    return route.abort();
  });
  await page.goto("/");
  await fillIn(page);
  const { form, name } = locateForm(page);
  await name.focus();
  await page.keyboard.press("Enter");
  await expect(form.locator(".held-note")).toBeVisible();
  await expect(form.locator(".held-note")).toContainText("@");
  // Only then does the page wait for the next press: an earlier one belongs to the try that fails.
  const failed = page.locator("[data-island][data-failed] form");
  await expect(failed).toBeVisible();
  const before = refusals;
  await page.keyboard.press("Enter");
  await expect.poll(() => refusals).toBeGreaterThan(before);
  await expect(failed).toBeVisible();
  expect(await readValues(page)).toEqual(typicalTexts);
  await page.unroute(code);
  await page.keyboard.press("Enter");
  await expect(page.getByText(en.form.success)).toBeVisible();
  expect(provider.received).toHaveLength(1);
  await provider.stop();
});
