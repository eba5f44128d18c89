import type { Page, Route } from "@playwright/test";
import { interfaceIn } from "../../app/content/languages/languages.ts";
import { endpoints } from "../../enquiry/endpoints.ts";
import { readEnquiries } from "./support/enquiries.ts";
import { empty, fields, fillIn, values } from "./support/form.ts";
import { arrive, expect, footerLink, hydrated, open, test } from "./support/test.ts";

const { form: words, frame } = interfaceIn("en");
const toast = (page: Page, text: string) => page.getByRole("region", { name: /Notifications/ }).getByText(text);
const arrivals = (message: string) => readEnquiries().filter((row) => row.message === message);

/** Fills in the form, its message unlike that of any other test, and waits until it is sent without a delay. */
async function write(page: Page, about: string): Promise<string> {
  const message = `${about} ${Date.now()}`;
  const token = page.waitForResponse(`**${endpoints.formToken}`);
  await fillIn(page);
  await fields(page).message.fill(message);
  await token;
  await page.waitForTimeout(3_300);
  return message;
}

const onSend = (page: Page, answer: (route: Route) => Promise<void>) => page.route(`**${endpoints.send}`, answer);

test("a send goes on when a link is followed, and the next page tells its outcome", async ({ page }) => {
  await open(page, "/");
  const message = await write(page, "Left at once");
  await onSend(page, () => new Promise(() => {}));
  await fields(page).submit.click();
  await page.unrouteAll();
  await footerLink(page, frame.about).click();
  await expect(toast(page, words.success)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/about");
  expect(arrivals(message)).toHaveLength(1);
  await open(page, "/");
  expect(await values(page)).toEqual(empty);
});

test("a send that fails after its page was left is told on the next page, and the kept words arrive once when sent again", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/not sent|503/);
  await open(page, "/");
  const message = await write(page, "Left and refused");
  let tries = 0;
  await onSend(page, (route) =>
    tries++ ? route.fulfill({ status: 503, body: "Unavailable" }) : new Promise(() => {}),
  );
  await fields(page).submit.click();
  await expect.poll(() => tries).toBe(1);
  await footerLink(page, frame.about).click();
  await expect(toast(page, words.error)).toBeVisible();
  await page.unrouteAll();
  await open(page, "/");
  await expect(fields(page).message).toHaveValue(message);
  // The first request may have arrived all the same.
  await fields(page).submit.click();
  await expect(toast(page, words.success)).toBeVisible();
  expect(arrivals(message)).toHaveLength(1);
});

test("a form on the page that is reloaded during a send is cleared when it has arrived", async ({ page }) => {
  await open(page, "/");
  const message = await write(page, "Reloaded");
  await onSend(page, () => new Promise(() => {}));
  await fields(page).submit.click();
  await page.unrouteAll();
  await page.reload();
  await hydrated(page);
  await expect(toast(page, words.success)).toBeVisible();
  await expect.poll(() => values(page)).toEqual(empty);
  expect(arrivals(message)).toHaveLength(1);
});

test("a toast stays on the next page for the rest of its time, and Alt+T reaches it there", async ({ page }) => {
  await open(page, "/");
  await write(page, "Toast");
  await fields(page).submit.click();
  await expect(toast(page, words.success)).toBeVisible();
  const begin = Date.now();
  await arrive(page, "/about");
  await expect(toast(page, words.success)).toBeVisible();
  await page.keyboard.press("Alt+t");
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("list")).toBeFocused();
  await page.locator("h1").click();
  await expect(toast(page, words.success)).toBeHidden();
  expect(Date.now() - begin).toBeLessThan(20_000);
  await arrive(page, "/career");
  await expect(toast(page, words.success)).toHaveCount(0);
});

test("a refusal counts as an answer of the server, whatever the browser says of the line", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/not sent|503/);
  await open(page, "/");
  await write(page, "Refused");
  await onSend(page, (route) => route.fulfill({ status: 503, body: "Unavailable" }));
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await fields(page).submit.click();
  await expect(toast(page, words.error)).toBeVisible();
  await expect(fields(page).form.getByText(words.waiting)).toHaveCount(0);
});

test("an enquiry arrives and is said to have arrived in a browser that lacks what the page only uses where it is there", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["PerformanceObserver", "requestIdleCallback", "IntersectionObserver", "navigation"]) {
      for (const place of [window, Window.prototype]) Reflect.deleteProperty(place, name);
      if (name in window) Object.defineProperty(window, name, { get: () => undefined, configurable: true });
    }
  });
  await open(page, "/");
  const message = await write(page, "Lacking");
  await fields(page).submit.click();
  await expect(toast(page, words.success)).toBeVisible();
  await expect(fields(page).message).toHaveValue("");
  expect(arrivals(message)).toHaveLength(1);
});
