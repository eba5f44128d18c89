import type { Page, Route } from "@playwright/test";
import { endpoints } from "../../enquiry/endpoints.ts";
import { fixedPartOf } from "../support/sentences.ts";
import { readEnquiries } from "./support/enquiries.ts";
import { enquiry, fields, fillIn, unlike, values } from "./support/form.ts";
import { expect, footerLink, holdScripts, hydrated, started, test } from "./support/test.ts";
import { en } from "./support/words.ts";

/** A part of a page fails: the page is there, what is written arrives once or its writer is told, and links lead on. */

test.beforeEach(({ expectConsoleError }) => expectConsoleError(/./));

const arrivals = (message: string) => readEnquiries().filter((row) => row.message === message).length;

/** A network fault of a file. */
const faults = {
  refused: (route: Route) => route.abort("connectionrefused"),
  // As from a hotel's log-in page: something else under the file's own kind.
  junk: (route: Route) => route.fulfill({ status: 200, body: "<!doctype html><title>Log in</title>Please log in" }),
};

const homeParts: [role: string, pattern: RegExp][] = [
  ["the script of every page", /\/assets\/start-/],
  ["the form's code", /\/assets\/enquiry-form-/],
  ["the words of the form", /\/assets\/island-words-/],
  ["the font", /\/assets\/anek-latin-/],
  ["the token for the form", new RegExp(`${endpoints.formToken}$`)],
  ["the relay", new RegExp(`${endpoints.send}$`)],
];

/** What became of an enquiry: whether the page says that it arrived, or that it did not. */
async function outcome(page: Page): Promise<"sent" | "told" | ""> {
  if (/\/enquiry-received/.test(page.url())) return "sent";
  const { form } = fields(page);
  const again = form.getByRole("button", { name: en.formAnswers.again });
  if (await again.isVisible()) await again.click();
  if (await page.getByRole("region", { name: en.toasts.label }).getByText(en.form.success).isVisible()) return "sent";
  for (const told of [en.form.kept, en.form.held])
    if (await form.getByText(fixedPartOf(told)).isVisible()) {
      await expect(form.locator('a[href^="mailto:"]').filter({ visible: true })).not.toHaveCount(0);
      return "told";
    }
  return "";
}

for (const [role, pattern] of homeParts)
  for (const [fault, answer] of Object.entries(faults))
    test(`while ${role} of home is ${fault}, an enquiry arrives once or its writer is told, and links lead on`, async ({
      page,
    }) => {
      const message = unlike(role);
      const asked = page.waitForRequest(pattern);
      await page.route(pattern, answer);
      await page.goto("/");
      // A form that is sent before its code has come is posted by the browser, without token and relay.
      const isOfCode = pattern.source.includes("assets");
      if (!isOfCode) await hydrated(page);
      await fillIn(page);
      await fields(page).message.fill(message);
      if (isOfCode) await asked;
      await fields(page).submit.click();
      await asked;
      await expect.poll(() => outcome(page)).not.toBe("");
      // What is told to be lost may have arrived, but never twice.
      const said = await outcome(page);
      await expect.poll(() => arrivals(message)).toBeLessThanOrEqual(1);
      if (said === "sent") expect(arrivals(message)).toBe(1);
      await footerLink(page, en.frame.about).click();
      await expect(page).toHaveURL(/\/about$/);
    });

test("the script of every page that could not be had comes at the next act", async ({ page }) => {
  const script = /\/assets\/start-/;
  await page.route(script, faults.refused);
  await page.goto("/about");
  await page.mouse.move(20, 20, { steps: 4 });
  await expect(page.locator("html")).toHaveAttribute("data-failed");
  await page.unroute(script);
  await page.keyboard.press("Tab");
  await expect(page.locator("html")).toHaveAttribute("data-started");
});

for (const [sign, act] of [
  ["when it is used again", (page: Page) => fields(page).message.click()],
  ["when the line is back", (page: Page) => page.evaluate(() => void dispatchEvent(new Event("online")))],
] as const)
  test(`the form's code that could not be had comes ${sign}, and what is written is sent once`, async ({ page }) => {
    const code = /\/assets\/enquiry-form-/;
    const message = unlike("asked again");
    await page.route(code, faults.refused);
    await page.goto("/");
    await fillIn(page);
    await fields(page).message.fill(message);
    await expect(page.locator("[data-island][data-failed] form")).toBeVisible();
    await page.unroute(code);
    await act(page);
    await expect(page.locator("form[data-ready]")).toBeVisible();
    expect(await values(page)).toEqual({ ...enquiry, message });
    await fields(page).submit.click();
    await expect(page.getByText(en.form.success)).toBeVisible();
    expect(arrivals(message)).toBe(1);
  });

test("while the carousel's code fails, the cards scroll by the keyboard and no button is offered", async ({ page }) => {
  const asked = page.waitForRequest(/\/assets\/carousel-/);
  await page.route(/\/assets\/carousel-/, faults.refused);
  await page.goto("/");
  await started(page);
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

test("while the script of the not-found page fails, the page says what it is and leads home", async ({ page }) => {
  await page.route(/\/assets\/(start|nearest-pages)-/, faults.junk);
  await page.goto("/services/flutter-app");
  await page.mouse.move(20, 20, { steps: 4 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.notFound.heading);
  await page.getByRole("main").getByRole("link", { name: en.notFound.returnHome }).click();
  await expect(page).toHaveURL("/");
});

test("a page is painted before its font has come", async ({ page }) => {
  await page.route(/\.woff2$/, () => {});
  for (const path of ["/", "/contact", "/blog"]) {
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    // Otherwise the font had loaded already, and nothing was tested.
    expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  }
});

test("a page whose link is pressed at once is asked for once, however long it takes", async ({ page }) => {
  await page.goto("/industries");
  await started(page);
  let asked = 0;
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/about", async (route) => {
    asked++;
    await held;
    await route.continue();
  });
  // In one task: on a busy machine a pointer might rest between two commands.
  await page.evaluate(
    () =>
      void setTimeout(() => {
        const link = document.querySelector<HTMLElement>("footer a[href='/about']");
        for (const sign of ["pointerover", "pointerdown"]) link?.dispatchEvent(new Event(sign, { bubbles: true }));
        link?.click();
      }),
  );
  await page.waitForTimeout(600);
  answer();
  await expect(page).toHaveURL(/\/about$/);
  expect(asked).toBe(1);
});

test("an engine without popovers offers no menu, reaches every page by the footer, and sends the form", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 422/);
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
  await fillIn(page);
  await fields(page).message.fill(unlike("without popovers"));
  await fields(page).submit.click();
  // Before the form's code has loaded the browser posts the form itself, which then comes back once.
  const again = page.getByRole("button", { name: en.formAnswers.again });
  const success = page.getByText(en.form.success).first();
  await expect(again.or(success)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(success).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a menu that was opened before the scripts came stays open, and works after them", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/industries");
  const header = page.getByRole("banner");
  const button = header.getByRole("button", { name: en.frame.company });
  await button.click();
  await expect(header.getByRole("link", { name: en.frame.about })).toBeVisible();
  release();
  await started(page);
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await header.getByRole("link", { name: en.frame.about }).click();
  await expect(page).toHaveURL(/\/about$/);
});
