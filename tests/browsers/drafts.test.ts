import { inject } from "vitest";
import { readEnquiries } from "../e2e/support/enquiries.ts";
import { enquiryWith, fillIn, messageField, nameField, submit, values } from "./support/form.ts";
import type { Page } from "./support/page.ts";
import { role, type Target } from "./support/target.ts";
import { engine, expect, test } from "./support/test.ts";

/** One draft in several tabs, pages and languages: each shows the newest words, or none once they were sent. */

const stored = (message: string) => readEnquiries(inject("siteData")).filter((row) => row.message === message);
const unlike = (words: string) => `${words}, ${engine} ${Date.now()}`;

const gujaratiForm = role("form", "મેસેજ મોકલવાનું ફોર્મ");
const gujaratiMessage = role("textbox", "મેસેજ", gujaratiForm);
const gujaratiSubmit = role("button", "મફત સલાહ બુક કરો", gujaratiForm);

/** Changes the language as a person does, by the link in the page. */
async function goOnInGujarati(page: Page): Promise<void> {
  await page.click(role("link", "ગુજરાતી", role("contentinfo")));
  await page.expectPath("/gu");
  await page.takenOver();
}

/** Goes back to the home page and waits for its form. */
async function goBack(page: Page): Promise<void> {
  await page.back();
  await page.expectKept("/");
  await page.takenOver();
}

const valueIn = async (page: Page, target: Target) => (await page.one(target)).value;

test("words written on the next page stand in the form to which Back leads, and the next letter is added to them", async ({
  visit,
}) => {
  const { page } = await visit();
  await page.open("/");
  await page.write(nameField, "Asha");
  await page.noteReturn();
  await goOnInGujarati(page);
  await page.write(gujaratiMessage, "We weigh salt by hand");
  await goBack(page);
  await expect.poll(() => valueIn(page, messageField)).toBe("We weigh salt by hand");
  await page.write(nameField, " P");
  const beside = await page.openBeside();
  await beside.open("/");
  await expect.poll(() => valueIn(beside, messageField)).toBe("We weigh salt by hand");
  expect(await valueIn(beside, nameField)).toBe("Asha P");
});

test("what was written before the page was left stands there where Back leads, and is sent once", async ({ visit }) => {
  const { page } = await visit();
  const message = unlike("back");
  await page.open("/");
  await fillIn(page, enquiryWith(message));
  await page.noteReturn();
  await page.goOn("/about");
  await goBack(page);
  await expect.poll(() => values(page)).toEqual(enquiryWith(message));
  await page.click(submit);
  await expect.poll(() => stored(message)).toHaveLength(1);
  await expect.poll(() => values(page).then((all) => Object.values(all).join(""))).toBe("");
});

test("what was sent on the next page is gone from the form to which Back leads", async ({ visit }) => {
  const { page } = await visit();
  const message = unlike("sent elsewhere");
  await page.open("/");
  await fillIn(page, enquiryWith(message));
  await page.noteReturn();
  await page.goOn("/gu");
  await page.takenOver();
  await expect.poll(() => valueIn(page, gujaratiMessage)).toBe(message);
  await page.click(gujaratiSubmit);
  await expect.poll(() => stored(message)).toHaveLength(1);
  await expect.poll(() => valueIn(page, gujaratiMessage)).toBe("");
  await goBack(page);
  await expect.poll(() => values(page).then((all) => Object.values(all).join(""))).toBe("");
  await page.click(submit);
  await expect.poll(() => page.focused(nameField)).toBe(true);
  expect(stored(message)).toHaveLength(1);
});
