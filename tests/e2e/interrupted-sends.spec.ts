import type { Page, Route } from "@playwright/test";
import { interfaceWordsIn } from "../../app/content/languages/site-languages.ts";
import { endpoints } from "../../enquiry/endpoints.ts";
import { enquiriesSaying } from "./support/enquiries.ts";
import { emptyValues, fillIn, locateForm, readValues } from "./support/form.ts";
import { expect, footerLink, open, openUnhydrated, test, waitForHydration } from "./support/test.ts";

const { form: words, frame } = interfaceWordsIn("en");
const toast = (page: Page, text: string) => page.getByRole("region", { name: /Notifications/ }).getByText(text);

/** Fills in the form, its message unlike that of any other test, and waits until it is sent without a delay. */
async function write(page: Page, about: string): Promise<string> {
  const message = `${about} ${Date.now()}`;
  const token = page.waitForResponse(`**${endpoints.formToken}`);
  await fillIn(page);
  await locateForm(page).message.fill(message);
  await token;
  await page.waitForTimeout(3_300);
  return message;
}

const onSend = (page: Page, answer: (route: Route) => Promise<void>) => page.route(`**${endpoints.send}`, answer);

test("a send continues on the next page, which shows its outcome", async ({ page }) => {
  await open(page, "/");
  const message = await write(page, "Left at once");
  await onSend(page, () => new Promise(() => {}));
  await locateForm(page).submit.click();
  await page.unrouteAll();
  await footerLink(page, frame.about).click();
  await expect(toast(page, words.success)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/about");
  expect(enquiriesSaying(message)).toHaveLength(1);
  await open(page, "/");
  expect(await readValues(page)).toEqual(emptyValues);
});

test("a send that fails on the next page is shown there, and the kept text is stored once when sent again", async ({
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
  await locateForm(page).submit.click();
  await expect.poll(() => tries).toBe(1);
  await footerLink(page, frame.about).click();
  await expect(toast(page, words.error)).toBeVisible();
  await page.unrouteAll();
  await open(page, "/");
  await expect(locateForm(page).message).toHaveValue(message);
  // The first request may have arrived all the same.
  await locateForm(page).submit.click();
  await expect(toast(page, words.success)).toBeVisible();
  expect(enquiriesSaying(message)).toHaveLength(1);
});

test("a page reloaded during a send shows the outcome and clears its form", async ({ page }) => {
  await open(page, "/");
  const message = await write(page, "Reloaded");
  // The first request is never answered. The page after the reload sends again.
  await page.route(`**${endpoints.send}`, () => new Promise(() => {}), { times: 1 });
  const asked = page.waitForRequest(`**${endpoints.send}`);
  await locateForm(page).submit.click();
  await asked;
  await page.reload();
  await waitForHydration(page);
  await expect(toast(page, words.success)).toBeVisible();
  await expect.poll(() => readValues(page)).toEqual(emptyValues);
  expect(enquiriesSaying(message)).toHaveLength(1);
});

test("a toast stays on the next page for the rest of its time, and Alt+T focuses it", async ({ page }) => {
  await open(page, "/");
  await write(page, "Toast");
  await locateForm(page).submit.click();
  await expect(toast(page, words.success)).toBeVisible();
  const begin = Date.now();
  await openUnhydrated(page, "/about");
  await expect(toast(page, words.success)).toBeVisible();
  await page.keyboard.press("Alt+t");
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("list")).toBeFocused();
  await page.locator("h1").click();
  await expect(toast(page, words.success)).toBeHidden();
  expect(Date.now() - begin).toBeLessThan(20_000);
  await openUnhydrated(page, "/career");
  await expect(toast(page, words.success)).toHaveCount(0);
});

test("a 503 answer is an error even when the browser says that it is offline", async ({ page, expectConsoleError }) => {
  expectConsoleError(/not sent|503/);
  await open(page, "/");
  await write(page, "Refused");
  await onSend(page, (route) => route.fulfill({ status: 503, body: "Unavailable" }));
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await locateForm(page).submit.click();
  await expect(toast(page, words.error)).toBeVisible();
  await expect(locateForm(page).form.getByText(words.waiting)).toHaveCount(0);
});

test("an enquiry arrives from a browser without popovers, randomUUID and idle callbacks", async ({ page }) => {
  await page.addInitScript(() => {
    const lacking: [object[], string[]][] = [
      [
        [window, Window.prototype],
        ["PerformanceObserver", "requestIdleCallback"],
      ],
      [[HTMLElement.prototype], ["popover", "showPopover", "hidePopover", "togglePopover"]],
      // As in an insecure context.
      [[Crypto.prototype], ["randomUUID"]],
      [[PerformanceResourceTiming.prototype], ["serverTiming"]],
    ];
    for (const [places, names] of lacking)
      for (const name of names) {
        for (const place of places) Reflect.deleteProperty(place, name);
        if (name in window) Object.defineProperty(window, name, { get: () => undefined, configurable: true });
      }
    // Nor does it follow them.
    new MutationObserver(() => document.querySelector("[type=speculationrules]")?.remove()).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await open(page, "/");
  const message = await write(page, "Lacking");
  await locateForm(page).submit.click();
  await expect(toast(page, words.success)).toBeVisible();
  await expect(locateForm(page).message).toHaveValue("");
  expect(enquiriesSaying(message)).toHaveLength(1);
});

/** What a page leaves for the next one. */
const left = (page: Page) => page.evaluate(() => sessionStorage.getItem("for-next-page") ?? "");
const leave = (page: Page, what: string) =>
  page.evaluate((what) => sessionStorage.setItem("for-next-page", what), what);
const leaveNothing = (page: Page) => page.evaluate(() => sessionStorage.removeItem("for-next-page"));

for (const moved of ["before user input", "after it has started"])
  test(`a page restored by Back ${moved} shows the outcome of an interrupted send once`, async ({ page }) => {
    await open(page, "/");
    const message = await write(page, "Back");
    await onSend(page, () => new Promise(() => {}));
    await locateForm(page).submit.click();
    await expect.poll(() => left(page)).toContain(message);
    const send = await left(page);
    await page.unrouteAll();
    await leaveNothing(page);
    if (moved === "before user input") await page.goto("/about");
    else await openUnhydrated(page, "/about");
    // The browser of the tests keeps no page, so the page is told that it was kept.
    await leave(page, send);
    // Twice, as when a page that was still starting is restored.
    await page.evaluate(() => {
      for (let time = 0; time < 2; time++) dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(toast(page, words.success)).toBeVisible();
    await expect(toast(page, words.success)).toHaveCount(1);
    expect(enquiriesSaying(message)).toHaveLength(1);
  });

test("a draft sent in two tabs is stored once and cleared in both, although one page was left", async ({
  page,
  context,
}) => {
  await open(page, "/");
  const message = await write(page, "Two tabs");
  const other = await context.newPage();
  await open(other, "/");
  await expect(locateForm(other).message).toHaveValue(message);
  await other.waitForTimeout(3_300);
  await onSend(page, () => new Promise(() => {}));
  await locateForm(page).submit.click();
  await locateForm(other).submit.click();
  await page.unrouteAll();
  await footerLink(page, frame.about).click();
  // Side by side: a toast may be gone before the other one comes.
  await Promise.all([page, other].map((tab) => expect(toast(tab, words.success)).toBeVisible()));
  await expect.poll(() => readValues(other)).toEqual(emptyValues);
  expect(enquiriesSaying(message)).toHaveLength(1);
});

test("a send interrupted an hour ago is not resumed, and its text stays in the form", async ({ page }) => {
  await open(page, "/");
  const message = await write(page, "An hour");
  await onSend(page, () => new Promise(() => {}));
  await locateForm(page).submit.click();
  await expect.poll(() => left(page)).toContain(message);
  const { send } = JSON.parse(await left(page));
  await leave(page, JSON.stringify({ send: { ...send, begunAt: send.begunAt - 3_600_000 } }));
  await page.goto("/about");
  await expect.poll(() => left(page)).toBe("");
  await expect(page.getByRole("region", { name: /Notifications/ })).toHaveCount(0);
  await open(page, "/");
  await expect(locateForm(page).message).toHaveValue(message);
});
