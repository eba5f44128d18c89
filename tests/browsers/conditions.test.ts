import { join } from "node:path";
import { inject } from "vitest";
import { readRows } from "../relay/support/rows.ts";
import { enquiryWith, fillIn, submit, toast, values } from "./support/form.ts";
import type { Page } from "./support/page.ts";
import { role, selector } from "./support/target.ts";
import { engine, expect, test } from "./support/test.ts";

/** States of a visitor's browser: what it denies, lacks or is busy with. */

const draftKey = "enquiry-draft:home";
const arrivals = (message: string) =>
  readRows(join(inject("siteData"), "enquiries.sqlite")).filter((row) => row.message === message);
const unlike = (words: string) => `${words}, ${engine} ${Date.now()}`;

async function sendsOnce(page: Page, message: string): Promise<void> {
  await fillIn(page, enquiryWith(message));
  await page.click(submit);
  await expect.poll(() => page.text(toast), { timeout: 30_000 }).toContain("Message sent successfully!");
  expect(arrivals(message)).toHaveLength(1);
}

test("where storage is denied, the pages work and an enquiry arrives once", async ({ visit }) => {
  const { page } = await visit({
    headScript: `for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException("Denied", "SecurityError"); } });`,
  });
  await page.open("/");
  await sendsOnce(page, unlike("denied"));
  await page.click(role("link", "About", role("contentinfo")));
  await page.expectPath("/about");
});

test("where storage is full, an enquiry arrives once", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/about");
  await page.evaluate(() => {
    for (let length = 4_194_304; length >= 1; length /= 2) {
      try {
        for (let count = 0; ; count++) localStorage.setItem(`${length} ${count}`, "x".repeat(length));
      } catch {
        // Full for pieces of this length.
      }
    }
  });
  await page.open("/");
  const message = unlike("full");
  await sendsOnce(page, message);
  expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull();
});

const junk = [
  "no draft at all",
  '{"fields":null}',
  "[".repeat(5000),
  // Last, because an enquiry is then sent with it: its `triedAs` is no id.
  '{"fields":{"name":{"a":1},"message":["x"]},"triedAs":7}',
];

test("where junk lies in the storage, the form is there and empty, and an enquiry arrives once", async ({ visit }) => {
  const { page } = await visit();
  for (const words of junk) {
    await page.open("/about");
    await page.evaluate(
      (key, words) => {
        localStorage.setItem(key, words);
        for (let index = 0; index < sessionStorage.length; index++)
          sessionStorage.setItem(sessionStorage.key(index) ?? "", words);
        sessionStorage.setItem("enquiry-posted", words);
      },
      draftKey,
      words,
    );
    await page.open("/");
    expect(Object.values(await values(page)).join("")).toBe("");
  }
  await sendsOnce(page, unlike("junk"));
});

for (const days of [-1, 1])
  test(`where the visitor's clock is ${days} day off, an enquiry arrives once, and the clock is not held against it`, async ({
    visit,
  }) => {
    const { page } = await visit({
      headScript: `{
      const RealDate = Date, offset = ${days} * 86_400_000;
      Date = class extends RealDate {
        constructor(...given) { super(...(given.length ? given : [RealDate.now() + offset])); }
        static now() { return RealDate.now() + offset; }
      };
    }`,
    });
    await page.open("/");
    const message = unlike("clock");
    await sendsOnce(page, message);
    // A test writes so fast that its enquiry may be held as spam.
    expect([null, "too-fast"]).toContain(arrivals(message)[0]?.hold_reason);
  });

test("on a processor that is five times slower, an enquiry arrives once and links lead on", async ({ visit }) => {
  // Scripts take four fifths of the page's time, in pieces.
  const { page } = await visit({
    headScript: `setInterval(() => {
    for (const end = performance.now() + 40; performance.now() < end; );
  }, 50);`,
  });
  await page.open("/");
  await sendsOnce(page, unlike("slow"));
  await page.click(role("link", "About", role("contentinfo")));
  await expect.poll(() => page.count(selector("main h1"))).toBe(1);
  await page.expectPath("/about");
});

test("an enquiry that was sent from one tab is gone from the other, and does not arrive twice", async ({ visit }) => {
  const { page } = await visit();
  const message = unlike("two tabs");
  await page.open("/");
  await fillIn(page, enquiryWith(message));
  const other = await page.openBeside();
  await other.open("/");
  await expect.poll(() => values(other)).toEqual(enquiryWith(message));
  await page.toFront();
  await page.click(submit);
  await expect.poll(() => page.text(toast)).toContain("Message sent successfully!");
  await other.toFront();
  await expect.poll(async () => Object.values(await values(other)).join("")).toBe("");
  expect(arrivals(message)).toHaveLength(1);
});
