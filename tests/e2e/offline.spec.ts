import type { Page } from "@playwright/test";
import { endpoints } from "../../enquiry/endpoints.ts";
import { en } from "./support/english-texts.ts";
import { enquiriesSaying } from "./support/enquiries.ts";
import { emptyValues, fillIn, locateForm, readValues, typicalTexts, uniqueMessage } from "./support/form.ts";
import { expect, open, test } from "./support/test.ts";

test.beforeEach(({ expectConsoleError }) => expectConsoleError(/not sent|ERR_|Failed to load/));

const said = (page: Page) => locateForm(page).form.getByRole("status");

/** Opens the home page and writes an enquiry with these words. */
async function write(page: Page, words: string): Promise<string> {
  const message = uniqueMessage(words);
  await open(page, "/");
  await fillIn(page);
  await locateForm(page).message.fill(message);
  return message;
}

test("an enquiry sent offline is kept, and arrives once when the browser is online", async ({ page, context }) => {
  const message = await write(page, "offline");
  await context.setOffline(true);
  await locateForm(page).submit.click();
  await expect(page.getByText(en.form.error)).toBeVisible();
  await expect(said(page)).toContainText(en.form.waiting);
  expect(await readValues(page)).toEqual({ ...typicalTexts, message });
  expect(await page.evaluate(() => localStorage.getItem("enquiry-draft:home"))).toContain(message);
  expect(enquiriesSaying(message)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(en.form.success)).toBeVisible();
  expect(enquiriesSaying(message)).toHaveLength(1);
  expect(await readValues(page)).toEqual(emptyValues);
});

test("an enquiry whose answer was lost is stored once", async ({ page, context }) => {
  const message = await write(page, "broken off");
  // The relay stores the enquiry; its answer does not come through.
  await page.route(`**${endpoints.send}`, async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort("connectionreset");
  });
  await locateForm(page).submit.click();
  await expect(said(page)).toContainText(en.form.waiting);
  expect(enquiriesSaying(message)).toHaveLength(1);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByText(en.form.success)).toBeVisible();
  expect(enquiriesSaying(message)).toHaveLength(1);
});

test("text that is edited offline is not sent before the person sends it", async ({ page, context }) => {
  const message = await write(page, "written on");
  await context.setOffline(true);
  await locateForm(page).submit.click();
  await expect(said(page)).toContainText(en.form.waiting);
  await locateForm(page).message.press("End");
  await locateForm(page).message.pressSequentially("!");
  await expect(said(page)).toBeEmpty();
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith(endpoints.send) && sent.push(request.url()));
  await context.setOffline(false);
  await locateForm(page).submit.click();
  await expect(page.getByText(en.form.success)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(enquiriesSaying(message)).toEqual([]);
  expect(enquiriesSaying(`${message}!`)).toHaveLength(1);
});
