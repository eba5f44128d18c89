import { join } from "node:path";
import { inject } from "vitest";
import { readRows } from "../relay/support/rows.ts";
import type { FaultProxy } from "./support/fault-proxy.ts";
import { enquiryWith, fillIn, form, messageField, submit, toast, values } from "./support/form.ts";
import type { Page } from "./support/page.ts";
import { role } from "./support/target.ts";
import { engine, expect, test } from "./support/test.ts";

const offline = /not sent|ERR_|Failed to load|NetworkError|Load failed|Could not connect|access control/;
const note =
  "You are offline. What you wrote is kept, and is sent when you are back online, if this page is still open.";
const said = (page: Page) => page.text(role("status", undefined, form));
const arrivals = (message: string) =>
  readRows(join(inject("siteData"), "enquiries.sqlite")).filter((row) => row.message === message);
const unlike = (words: string) => `${words}, ${engine} ${Date.now()}`;

/** The line is really cut. The test dispatches `online` and `offline` itself, because not every engine can be told to. */
async function goOffline(page: Page, proxy: FaultProxy): Promise<() => Promise<void>> {
  const mend = proxy.fault(/./, "refused");
  const tell = (onLine: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(navigator, "onLine", { value: now, configurable: true });
      dispatchEvent(new Event(now ? "online" : "offline"));
    }, onLine);
  await tell(false);
  return async () => {
    mend();
    await tell(true);
  };
}

test("an enquiry that is sent offline is kept, and arrives once when the line is back", async ({
  visit,
  expectConsoleError,
}) => {
  expectConsoleError(offline);
  const { page, proxy } = await visit();
  const message = unlike("offline");
  await page.open("/");
  await fillIn(page, enquiryWith(message));
  const comeBack = await goOffline(page, proxy);
  await page.click(submit);
  await expect.poll(() => said(page)).toBe(note);
  expect(await values(page)).toEqual(enquiryWith(message));
  expect(await page.evaluate(() => localStorage.getItem("enquiry-draft:home"))).toContain(message);
  expect(arrivals(message)).toEqual([]);
  await comeBack();
  await expect.poll(() => page.text(toast)).toContain("Message sent successfully!");
  expect(arrivals(message)).toHaveLength(1);
  expect(await said(page)).toContain("Your message has arrived.");
  expect(Object.values(await values(page)).join("")).toBe("");
});

test("an enquiry that arrived as the line broke off is not there twice when it is sent again", async ({
  visit,
  expectConsoleError,
}) => {
  expectConsoleError(offline);
  const { page, proxy } = await visit();
  const message = unlike("broken off");
  await page.open("/");
  await fillIn(page, enquiryWith(message));
  // The relay stores the enquiry; its answer does not come through.
  const mend = proxy.fault(/email\/send$/, "cut");
  await page.evaluate(() => void Object.defineProperty(navigator, "onLine", { value: false, configurable: true }));
  await page.click(submit);
  await expect.poll(() => said(page)).toBe(note);
  expect(arrivals(message)).toHaveLength(1);
  mend();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { value: true });
    dispatchEvent(new Event("online"));
  });
  await expect.poll(() => page.text(toast)).toContain("Message sent successfully!");
  expect(arrivals(message)).toHaveLength(1);
});

test("whoever writes on while offline sends it when it is done", async ({ visit, expectConsoleError }) => {
  expectConsoleError(offline);
  const { page, proxy } = await visit();
  const message = unlike("written on");
  await page.open("/");
  await fillIn(page, enquiryWith(message));
  const comeBack = await goOffline(page, proxy);
  await page.click(submit);
  await expect.poll(() => said(page)).toBe(note);
  await page.write(messageField, "!");
  await expect.poll(() => said(page)).toBe("");
  proxy.asked.length = 0;
  await comeBack();
  await page.click(submit);
  await expect.poll(() => page.text(toast)).toContain("Message sent successfully!");
  expect(proxy.asked.filter((path) => path.endsWith("/email/send"))).toHaveLength(1);
  expect(arrivals(message)).toEqual([]);
  expect(arrivals(`${message}!`)).toHaveLength(1);
});
