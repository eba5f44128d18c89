import type { Page } from "@playwright/test";
import { en } from "./support/english-texts.ts";
import { enquiriesSaying } from "./support/enquiries.ts";
import { emptyValues, fillIn, locateForm, readValues, uniqueMessage } from "./support/form.ts";
import { expect, footerLink, open, test } from "./support/test.ts";

/** States of a visitor's browser: what it denies, lacks or is busy with. */

const draftKey = "enquiry-draft:home";

/** Sends an enquiry and returns its row, the only one with these words. */
async function sendOnce(page: Page, words: string) {
  const message = uniqueMessage(words);
  await fillIn(page);
  await locateForm(page).message.fill(message);
  await locateForm(page).submit.click();
  await expect(page.getByText(en.form.success)).toBeVisible({ timeout: 30_000 });
  const rows = enquiriesSaying(message);
  expect(rows).toHaveLength(1);
  return rows[0];
}

test("with storage denied an enquiry arrives once and links work", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("Denied", "SecurityError");
        },
      });
  });
  await open(page, "/");
  await sendOnce(page, "denied");
  await footerLink(page, en.frame.about).click();
  await expect(page).toHaveURL(/\/about$/);
});

test("with storage full an enquiry arrives once", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => {
    for (let length = 4_194_304; length >= 1; length /= 2) {
      try {
        for (let count = 0; ; count++) localStorage.setItem(`${length} ${count}`, "x".repeat(length));
      } catch {
        // Full for pieces of this length.
      }
    }
  });
  await open(page, "/");
  await sendOnce(page, "full");
  expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull();
});

test("with junk in storage the form is empty and an enquiry arrives once", async ({ page }) => {
  await open(page, "/about");
  for (const junk of ["no draft at all", "[".repeat(5000), '{"fields":{"name":{"a":1},"message":["x"]},"id":7}']) {
    await page.evaluate(
      ([key = "", words = ""]) => {
        for (const name of [key, "scheme", "language-offer"]) localStorage.setItem(name, words);
        sessionStorage.setItem("enquiry-posted", words);
      },
      [draftKey, junk],
    );
    await open(page, "/");
    expect(await readValues(page)).toEqual(emptyValues);
  }
  await sendOnce(page, "junk");
});

test("an enquiry is not held as suspected spam when the visitor's clock is a day ahead", async ({ page }) => {
  await page.addInitScript((offset) => {
    const RealDate = Date;
    window.Date = class extends RealDate {
      constructor(...given: []) {
        super(...((given.length ? given : [RealDate.now() + offset]) as []));
      }
      static override now = () => RealDate.now() + offset;
    } as DateConstructor;
  }, 86_400_000);
  await open(page, "/");
  expect((await sendOnce(page, "clock"))?.status).toBe("queued");
});
