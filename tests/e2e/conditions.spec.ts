import type { Page } from "@playwright/test";
import { readEnquiries } from "./support/enquiries.ts";
import { empty, fields, fillIn, unlike, values } from "./support/form.ts";
import { expect, footerLink, open, test } from "./support/test.ts";
import { en } from "./support/words.ts";

/** States of a visitor's browser: what it denies, lacks or is busy with. */

const draftKey = "enquiry-draft:home";

/** Sends an enquiry and returns its row, the only one with these words. */
async function sendOnce(page: Page, words: string) {
  const message = unlike(words);
  await fillIn(page);
  await fields(page).message.fill(message);
  await fields(page).submit.click();
  await expect(page.getByText(en.form.success)).toBeVisible({ timeout: 30_000 });
  const rows = readEnquiries().filter((row) => row.message === message);
  expect(rows).toHaveLength(1);
  return rows[0];
}

test("where storage is denied, the pages work and an enquiry arrives once", async ({ page }) => {
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

test("where storage is full, an enquiry arrives once", async ({ page }) => {
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

test("where junk lies in the storage, the form is there and empty, and an enquiry arrives once", async ({ page }) => {
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
    expect(await values(page)).toEqual(empty);
  }
  await sendOnce(page, "junk");
});

for (const days of [-1, 1])
  test(`where the visitor's clock is ${days} day off, an enquiry arrives once, and is not held for it`, async ({
    page,
  }) => {
    await page.addInitScript((offset) => {
      const RealDate = Date;
      window.Date = class extends RealDate {
        constructor(...given: []) {
          super(...((given.length ? given : [RealDate.now() + offset]) as []));
        }
        static override now = () => RealDate.now() + offset;
      } as DateConstructor;
    }, days * 86_400_000);
    await open(page, "/");
    expect((await sendOnce(page, "clock"))?.status).toBe("queued");
  });

test("on a processor that is five times slower, an enquiry arrives once and links lead on", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 5 });
  await open(page, "/");
  await sendOnce(page, "slow");
  await footerLink(page, en.frame.about).click();
  await expect(page).toHaveURL(/\/about$/);
});
