import type { Page } from "@playwright/test";
import { isHeadlessShell } from "./support/chromium.ts";
import { en } from "./support/english-texts.ts";
import { enquiriesSaying } from "./support/enquiries.ts";
import { emptyValues, fillIn, locateForm, readValues, sendAgain, typicalTexts, uniqueMessage } from "./support/form.ts";
import { expect, open, openUnhydrated, runStartScript, scrollToY, test, waitForHydration } from "./support/test.ts";

/** Back shows the page as it was left, with what has changed since. */

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Why a headless shell keeps no page: it lacks a part that only a whole Chromium has, and the first follows from the second. */
const ofTheShell = ["BrowsingInstanceNotSwapped", "BackForwardCacheDisabledForDelegate"];

test("no page is kept out of the back-forward cache", async ({ page }) => {
  test.skip(!isHeadlessShell, "A whole Chromium is driven without this cache.");
  const session = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await session.send("Page.enable");
  // Pages that differ in their scripts stand for all.
  for (const path of ["/", "/blog", "/how-this-site-is-made"]) {
    reasons.length = 0;
    await open(page, path);
    await page.goto("/privacy");
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => reasons, path).not.toEqual([]);
    expect(
      reasons.filter((reason) => !ofTheShell.includes(reason)),
      path,
    ).toEqual([]);
  }
});

test("Back and reload restore the scroll position", async ({ page }) => {
  await open(page, "/");
  await page.locator("#services a").first().focus();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(200);
  const place = await scrollY(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/services\//);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollY(page)).toBe(place);
  await scrollToY(page, 1500);
  await page.reload();
  await runStartScript(page);
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test("@engines after Back a dropdown is closed and can be opened", async ({ page }) => {
  const button = page.getByRole("banner").getByRole("button", { name: en.frame.company });
  await openUnhydrated(page, "/industries");
  await button.click();
  await page.locator(":popover-open").getByRole("link", { name: en.frame.about }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/industries$/);
  await expect(page.locator(":popover-open")).toHaveCount(0);
  await runStartScript(page);
  await button.click();
  await expect(page.locator(":popover-open")).toHaveCount(1);
});

test("@engines after Back the form has its text and is sent once", async ({ page }) => {
  const message = uniqueMessage("back");
  await open(page, "/");
  await fillIn(page);
  await locateForm(page).message.fill(message);
  await page.goto("/about");
  await page.goBack();
  await waitForHydration(page);
  await expect.poll(() => readValues(page)).toEqual({ ...typicalTexts, message });
  await locateForm(page).submit.click();
  await expect.poll(() => readValues(page)).toEqual(emptyValues);
  expect(enquiriesSaying(message)).toHaveLength(1);
});

test("without the form's code and the server, Back restores the typed text", async ({ page, expectConsoleError }) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED/);
  const message = uniqueMessage("nobody there");
  await page.route(/\/assets\/enquiry-form-/, (route) => route.abort("connectionrefused"));
  await page.route("/", (route) =>
    route.request().method() === "POST" ? route.abort("connectionrefused") : route.continue(),
  );
  await page.goto("/");
  await fillIn(page);
  await locateForm(page).message.fill(message);
  // As long as a person takes: Chromium saves what is typed after a second. What it saves of a page that is left comes some
  // milliseconds after the error page, on a busy machine too late.
  await page.waitForTimeout(1_500);
  await locateForm(page).submit.click();
  await expect.poll(() => page.title()).not.toContain("Kutch IT");
  await page.unrouteAll();
  await page.goBack();
  await waitForHydration(page);
  expect(await readValues(page)).toEqual({ ...typicalTexts, message });
  // Once the network is back it is sent as usual.
  await locateForm(page).submit.click();
  await expect(page.getByText(en.form.success)).toBeVisible();
  expect(enquiriesSaying(message)).toHaveLength(1);
});

test("Back shows the draft as the next page left it: changed, or empty once sent", async ({ page }) => {
  const message = uniqueMessage("elsewhere");
  await open(page, "/");
  await fillIn(page);
  await page.goto("/gu");
  await waitForHydration(page);
  const there = page.getByRole("form").locator("[name=message]");
  await there.fill(message);
  await page.goBack();
  await waitForHydration(page);
  await expect(locateForm(page).message).toHaveValue(message);
  await page.goForward();
  await waitForHydration(page);
  await page.getByRole("form").locator("[type=submit]").click();
  await expect(there).toHaveValue("");
  await page.goBack();
  await waitForHydration(page);
  await expect.poll(() => readValues(page)).toEqual(emptyValues);
  await locateForm(page).submit.click();
  await expect(locateForm(page).name).toBeFocused();
  expect(enquiriesSaying(message)).toHaveLength(1);
});

test("after Back the form that was posted without scripts is empty", async ({ page, expectConsoleError }) => {
  expectConsoleError(/ERR_|did not load|Failed to fetch|status of 422/);
  await page.route(/\/assets\/start-/, (route) => route.abort("connectionrefused"));
  await page.goto("/");
  await fillIn(page);
  await locateForm(page).message.fill(uniqueMessage("posted early"));
  await locateForm(page).submit.click();
  await sendAgain(page);
  await expect(page).toHaveURL(/\/enquiry-received/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("enquiry-draft:home"))).not.toBeNull();
  await page.unrouteAll();
  // Past the page that asked to send it again. In a task of its own, so that the page is not left before it has answered.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL("/");
  await waitForHydration(page);
  await expect.poll(() => readValues(page)).toEqual(emptyValues);
});

test("Back from a section of an article restores the scroll position, and Forward returns to the section", async ({
  page,
}) => {
  const path = "/blog/devops-automation-workflows";
  await openUnhydrated(page, path);
  await scrollToY(page, 300);
  const link = page.locator("nav ol a").nth(5);
  const hash = await link.getAttribute("href");
  await link.evaluate((entry: HTMLElement) => entry.click());
  await expect(page).toHaveURL(`${path}${hash}`);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(400);
  const section = await scrollY(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(300);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(section);
});
