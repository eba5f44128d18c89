import type { Page } from "@playwright/test";
import { en } from "./support/english-texts.ts";
import { enquiriesSaying, readEnquiries } from "./support/enquiries.ts";
import { emptyValues, fillIn, locateForm, readValues, sendAgain, typicalTexts } from "./support/form.ts";
import { expect, holdScripts, open, test, waitForHydration } from "./support/test.ts";

test("a draft survives a reload and a closed tab until it is sent", async ({ context }, info) => {
  const message = `kept ${info.project.name} ${Date.now()}`;
  const first = await context.newPage();
  await open(first, "/");
  await fillIn(first);
  await locateForm(first).message.fill(message);
  await locateForm(first).consultation.uncheck();
  await first.reload();
  await waitForHydration(first);
  expect(await readValues(first)).toEqual({ ...typicalTexts, message });
  await expect(locateForm(first).consultation).not.toBeChecked();
  await first.close();

  const second = await context.newPage();
  await open(second, "/");
  expect(await readValues(second)).toEqual({ ...typicalTexts, message });
  await locateForm(second).submit.click();
  await expect(second.getByText(en.form.success)).toBeVisible();
  // Delivered like any other, not held for being quick.
  expect(readEnquiries().find((row) => row.message === message)?.status).toBe("queued");
  await second.reload();
  await waitForHydration(second);
  expect(await readValues(second)).toEqual(emptyValues);
});

test("text typed before scripts loaded is kept as a draft, and its enquiry sent with a form token and queued", async ({
  page,
}) => {
  const message = `For our website: https://a.example https://b.example https://c.example ${Date.now()}`;
  const release = await holdScripts(page);
  await page.goto("/");
  await fillIn(page);
  await locateForm(page).message.fill(message);
  // The focus is outside of the form, so that the code does not see that somebody is writing.
  await page.getByRole("heading", { level: 2 }).last().click();
  release();
  await waitForHydration(page);
  expect(await readValues(page)).toEqual({ ...typicalTexts, message });
  expect(await page.evaluate(() => localStorage.getItem("enquiry-draft:home"))).toContain(message);
  const sent = page.waitForRequest("**/api/v1.0/email/send");
  await locateForm(page).submit.click();
  expect((await sent).postDataJSON().template_params.form_token).toMatch(/\S/);
  await expect(page.getByText(en.form.success)).toBeVisible();
  expect(readEnquiries().find((row) => row.message === message)?.status).toBe("queued");
});

/** The labels of the button that forgets what was written, and brings it back. */
const forget = (page: Page) => locateForm(page).form.getByRole("button", { name: en.form.forget });
const bringBack = (page: Page) => locateForm(page).form.getByRole("button", { name: en.form.bringBack });

test('the button "Forget what I wrote" empties the draft in every tab and after a reload', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await open(first, "/");
  await expect(forget(first)).toBeHidden();
  await fillIn(first);
  await open(second, "/");
  expect(await readValues(second)).toEqual(typicalTexts);
  await forget(first).click();
  expect(await readValues(first)).toEqual(emptyValues);
  await expect(locateForm(first).form.getByText(en.form.forgotten)).toBeVisible();
  await expect(bringBack(first)).toBeFocused();
  await expect.poll(() => readValues(second)).toEqual(emptyValues);
  await expect(forget(second)).toBeHidden();
  expect(await first.evaluate(() => JSON.stringify(localStorage))).not.toContain("Asha");
  await first.reload();
  await waitForHydration(first);
  expect(await readValues(first)).toEqual(emptyValues);
  await expect(bringBack(first)).toBeHidden();
});

test('the button "Bring it back" restores a forgotten draft until something is typed', async ({ page }) => {
  await open(page, "/");
  await fillIn(page);
  await locateForm(page).consultation.uncheck();
  await forget(page).focus();
  await page.keyboard.press("Enter");
  expect(await readValues(page)).toEqual(emptyValues);
  await page.keyboard.press("Enter");
  expect(await readValues(page)).toEqual(typicalTexts);
  await expect(locateForm(page).consultation).not.toBeChecked();
  await expect(locateForm(page).form.getByText(en.form.back)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  expect(await readValues(page)).toEqual(typicalTexts);
  await forget(page).click();
  await locateForm(page).name.fill("Meera");
  await expect(bringBack(page)).toBeHidden();
  await expect(forget(page)).toBeVisible();
});

test("a draft submitted in two tabs at once is stored once", async ({ context }) => {
  const message = `from two tabs ${Date.now()}`;
  const [first, second] = [await context.newPage(), await context.newPage()];
  await open(first, "/");
  await fillIn(first);
  await locateForm(first).message.fill(message);
  await open(second, "/");
  await expect(locateForm(second).message).toHaveValue(message);
  await Promise.all([first, second].map((tab) => locateForm(tab).submit.click()));
  // A tab whose draft was ended in another tab empties its form without storing anything.
  const told = () => Promise.all([first, second].map((tab) => tab.getByText(en.form.success).count()));
  await expect.poll(async () => Math.max(...(await told())), { timeout: 15_000 }).toBeGreaterThan(0);
  for (const tab of [first, second]) await expect(locateForm(tab).message).toHaveValue("");
  expect(enquiriesSaying(message)).toHaveLength(1);
});

test("a form submitted several times while scripts load is posted once", async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 422/);
  const message = `pressed early ${Date.now()}`;
  const posted: string[] = [];
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === "/" || url.pathname.endsWith("/email/send"),
    async (route) => {
      if (route.request().method() === "POST") {
        posted.push(route.request().url());
        await held;
      }
      await route.continue();
    },
  );
  const release = await holdScripts(page);
  await page.goto("/");
  await fillIn(page);
  await locateForm(page).message.fill(message);
  const pressedLate = page.waitForEvent("console", (line) => line.text() === "pressed late");
  // Done by the page itself, because Playwright waits for the page that is loading.
  await locateForm(page).submit.evaluate((button: HTMLButtonElement) => {
    for (const ms of [0, 100]) setTimeout(() => button.click(), ms);
    new MutationObserver((_, observer) => {
      if (button.form?.dataset.ready === undefined) return;
      observer.disconnect();
      button.click();
      console.log("pressed late");
    }).observe(button.form ?? button, { attributes: true });
  });
  await expect.poll(() => posted.length).toBe(1);
  release();
  await pressedLate;
  answer();
  await sendAgain(page);
  await expect(page).toHaveURL(/\/enquiry-received/);
  expect(posted).toHaveLength(2);
  expect(enquiriesSaying(message)).toHaveLength(1);
});
