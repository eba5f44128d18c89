import type { Page, Route } from "@playwright/test";
import { endpoints } from "../../enquiry/endpoints.ts";
import { readEnquiries } from "./support/enquiries.ts";
import { empty, enquiry, fields, fillIn, values } from "./support/form.ts";
import { expect, hydrated, open, stopClock, test } from "./support/test.ts";
import { en } from "./support/words.ts";

/** Sending may fail at any point: the enquiry then arrives once, or the visitor is told that it did not. */

/** The file of the form, which contains the code that sends. */
const code = /\/assets\/enquiry-form-[^/]*\.js/;

const failed = en.form.error;
const told = (page: Page, text: string) => page.getByRole("region", { name: /Notifications/ }).getByText(text);

/** Fills in the form with a message that no other test sends. */
async function write(page: Page, about: string): Promise<string> {
  const message = `${about} ${Date.now()}`;
  await fillIn(page);
  await fields(page).message.fill(message);
  return message;
}

const arrivals = (message: string) => readEnquiries().filter((row) => row.message === message);

test("without the form's code and the relay, Back restores the typed text", async ({ page, expectConsoleError }) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED/);
  await page.route(code, (route) => route.abort("connectionrefused"));
  await page.route("/", (route) =>
    route.request().method() === "POST" ? route.abort("connectionrefused") : route.continue(),
  );
  await page.goto("/");
  const message = await write(page, "Nobody there");
  await fields(page).submit.click();
  await expect.poll(() => page.title()).not.toContain("Kutch IT");
  await page.unrouteAll();
  // As long as a person takes: Chromium saves the words of the page that was left some milliseconds after the error page is shown.
  await page.waitForTimeout(500);
  await page.goBack();
  await hydrated(page);
  expect(await values(page)).toEqual({ ...enquiry, message });
  // Once the network is back it is sent as usual.
  await fields(page).submit.click();
  await expect(told(page, en.form.success)).toBeVisible();
  expect(arrivals(message)).toHaveLength(1);
});

/** Sends through a relay whose answers the test decides. `asked` records the requests. */
async function sendThrough(page: Page, message: string, answer: (route: Route, times: number) => Promise<void>) {
  const asked: unknown[] = [];
  await page.route(`**${endpoints.send}`, async (route) => {
    asked.push(route.request().postDataJSON().template_params.submission_id);
    await answer(route, asked.length);
  });
  await page.clock.install();
  await open(page, "/");
  const token = page.waitForResponse(`**${endpoints.formToken}`);
  const words = await write(page, message);
  await (await token).finished();
  // The form notes when its token came. It would wait in vain for a clock that has stopped before that.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  // As long as a person takes, so that the token is old enough to be sent at once.
  await stopClock(page);
  await fields(page).submit.click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  return { asked, words };
}

test("a send without an answer is repeated with the same id, and then said to be sent", async ({ page }) => {
  const { asked, words } = await sendThrough(page, "Answered late", async (route, times) => {
    // The enquiry arrives, but its answer does not.
    if (times === 1) await route.fetch();
    else await route.continue();
  });
  await page.clock.runFor(7_900);
  expect(asked).toHaveLength(1);
  await expect(told(page, failed)).toHaveCount(0);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(told(page, en.form.success)).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(1);
  expect(arrivals(words)).toHaveLength(1);
  expect(await values(page)).toEqual(empty);
});

test("after 15 seconds without an answer the form shows an error and keeps the text", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/The enquiry was not sent/);
  const { asked, words } = await sendThrough(page, "Never answered", async () => {});
  await page.clock.runFor(8_100);
  await expect.poll(() => asked.length).toBe(2);
  await expect(told(page, failed)).toHaveCount(0);
  await page.clock.runFor(7_000);
  await page.clock.resume();
  await expect(told(page, failed)).toBeVisible();
  expect(await values(page)).toEqual({ ...enquiry, message: words });
  expect(new Set(asked).size).toBe(1);
});
