import type { Page, Route } from "@playwright/test";
import { endpoints } from "../../enquiry/endpoints.ts";
import { longestFixedPart } from "../support/longest-fixed-part.ts";
import { en } from "./support/english-texts.ts";
import { readEnquiries } from "./support/enquiries.ts";
import { fillIn, locateForm, readValues, typicalTexts, uniqueMessage } from "./support/form.ts";
import { expect, footerLink, holdScripts, runStartScript, test, waitForHydration } from "./support/test.ts";

/** A part of a page fails: the page is there, what is written arrives once or its writer is told, and links lead on. */

test.beforeEach(({ expectConsoleError }) => expectConsoleError(/./));

const arrivals = (message: string) => readEnquiries().filter((row) => row.message === message).length;

/** A network fault of a file. */
const faults = {
  refused: (route: Route) => route.abort("connectionrefused"),
  // As from a hotel's log-in page: something else under the file's own kind.
  junk: (route: Route) => route.fulfill({ status: 200, body: "<!doctype html><title>Log in</title>Please log in" }),
};

const homeFaults: [file: string, pattern: RegExp, fault: keyof typeof faults][] = [
  ["the start script", /\/assets\/start-/, "refused"],
  ["the start script", /\/assets\/start-/, "junk"],
  ["the form's code", /\/assets\/enquiry-form-/, "junk"],
  ["the form's texts", /\/assets\/island-words-/, "refused"],
  ["the form token", new RegExp(`${endpoints.formToken}$`), "junk"],
  ["the relay", new RegExp(`${endpoints.send}$`), "junk"],
];

/** What became of an enquiry: whether the page says that it arrived, or that it did not. */
async function outcome(page: Page): Promise<"sent" | "told" | ""> {
  if (/\/enquiry-received/.test(page.url())) return "sent";
  const { form } = locateForm(page);
  const again = form.getByRole("button", { name: en.formAnswers.again });
  if (await again.isVisible()) await again.click();
  if (await page.getByRole("region", { name: en.toasts.label }).getByText(en.form.success).isVisible()) return "sent";
  for (const told of [en.form.kept, en.form.held])
    if (await form.getByText(longestFixedPart(told)).isVisible()) {
      await expect(form.locator('a[href^="mailto:"]').filter({ visible: true })).not.toHaveCount(0);
      return "told";
    }
  return "";
}

for (const [file, pattern, fault] of homeFaults)
  test(`while ${file} is ${fault}, an enquiry arrives once or the page says that it did not`, async ({ page }) => {
    const message = uniqueMessage(file);
    const asked = page.waitForRequest(pattern);
    await page.route(pattern, faults[fault]);
    await page.goto("/");
    // A form that is sent before its code has come is posted by the browser, without token and relay.
    const isOfCode = pattern.source.includes("assets");
    if (!isOfCode) await waitForHydration(page);
    await fillIn(page);
    await locateForm(page).message.fill(message);
    if (isOfCode) await asked;
    await locateForm(page).submit.click();
    await asked;
    await expect.poll(() => outcome(page)).not.toBe("");
    // What is told to be lost may have arrived, but never twice.
    const said = await outcome(page);
    await expect.poll(() => arrivals(message)).toBeLessThanOrEqual(1);
    if (said === "sent") expect(arrivals(message)).toBe(1);
    await footerLink(page, en.frame.about).click();
    await expect(page).toHaveURL(/\/about$/);
  });

test("a start script that failed to load is fetched again at the next user input", async ({ page }) => {
  const script = /\/assets\/start-/;
  await page.route(script, faults.refused);
  await page.goto("/about");
  await page.mouse.move(20, 20, { steps: 4 });
  await expect(page.locator("html")).toHaveAttribute("data-failed");
  await page.unroute(script);
  await page.keyboard.press("Tab");
  await expect(page.locator("html")).toHaveAttribute("data-started");
});

test("the form's code is fetched again when the browser is online, and what was typed is sent once", async ({
  page,
}) => {
  const code = /\/assets\/enquiry-form-/;
  const message = uniqueMessage("asked again");
  await page.route(code, faults.refused);
  await page.goto("/");
  await fillIn(page);
  await locateForm(page).message.fill(message);
  await expect(page.locator("[data-island][data-failed] form")).toBeVisible();
  await page.unroute(code);
  await page.evaluate(() => void dispatchEvent(new Event("online")));
  await expect(page.locator("form[data-ready]")).toBeVisible();
  expect(await readValues(page)).toEqual({ ...typicalTexts, message });
  await locateForm(page).submit.click();
  await expect(page.getByText(en.form.success)).toBeVisible();
  expect(arrivals(message)).toBe(1);
});

test("without the carousel's code the cards scroll by the arrow keys, and there are no buttons", async ({ page }) => {
  const asked = page.waitForRequest(/\/assets\/carousel-/);
  await page.route(/\/assets\/carousel-/, faults.refused);
  await page.goto("/");
  await runStartScript(page);
  const carousel = page.getByRole("group", { name: en.home.carousel.label });
  await carousel.scrollIntoViewIfNeeded();
  await asked;
  const cards = carousel.getByRole("region");
  await cards.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press("ArrowRight");
      return cards.evaluate((list) => list.scrollLeft);
    })
    .toBeGreaterThan(40);
  await expect(carousel.getByRole("button")).toHaveCount(0);
});

test("without popover support the header has no menus, and the footer leads to every page", async ({ page }) => {
  // Every name of theirs is replaced by an unknown one; the security policy's hashes no longer fit the changed page.
  await page.route(/\/(about|career|)(\?.*)?$|\.(js|css)$/, async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    const body = (await response.text()).replaceAll("popover", "unheard").replaceAll("Popover", "Unheard");
    await route.fulfill({ response, headers, body });
  });
  await page.goto("/about", { waitUntil: "networkidle" });
  for (const name of [en.frame.services, en.frame.resources, en.frame.company])
    await expect(page.getByRole("banner").getByRole("button", { name })).toHaveCount(0);
  await footerLink(page, en.frame.careers).click();
  await expect(page).toHaveURL(/\/career$/);
  await page.waitForLoadState("networkidle");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("button", { name: en.frame.menu })).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a menu that was opened before scripts loaded stays open", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/industries");
  const header = page.getByRole("banner");
  const button = header.getByRole("button", { name: en.frame.company });
  await button.click();
  await expect(header.getByRole("link", { name: en.frame.about })).toBeVisible();
  release();
  await runStartScript(page);
  await expect(page.locator(":popover-open")).toHaveCount(1);
  await header.getByRole("link", { name: en.frame.about }).click();
  await expect(page).toHaveURL(/\/about$/);
});
