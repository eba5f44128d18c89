import type { FaultProxy } from "./support/fault-proxy.ts";
import { enquiryWith, fillIn, messageField, notifications, submit, toast } from "./support/form.ts";
import type { Page } from "./support/page.ts";
import { role } from "./support/target.ts";
import { expect, test } from "./support/test.ts";

/** Makes the home form say that it has been sent; nothing is stored. */
async function provoke({ page, proxy }: { page: Page; proxy: FaultProxy }): Promise<void> {
  proxy.fault(/\/email\/send$/, { status: 200, body: "OK" });
  await page.open("/");
  await fillIn(page, enquiryWith("toast"));
  await page.click(submit);
  await expect.poll(() => page.text(toast)).toContain("Message sent successfully!");
}

test("a toast is at the top right, 356 px wide, and left unread: the form itself tells of it", async ({ visit }) => {
  const opened = await visit();
  await provoke(opened);
  const { page } = opened;
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(await page.attribute(notifications, "aria-live")).toBe("off");
  await expect.poll(async () => (await page.one(toast)).box).toMatchObject({ width: 356, x: width - 356 - 32 });
  await expect.poll(async () => (await page.one(toast)).box.y).toBeLessThan(120);
});

test("a toast stays as long as its button has the focus, and goes by itself when the focus has left", async ({
  visit,
}) => {
  const opened = await visit();
  await provoke(opened);
  const { page } = opened;
  const close = role("button", /close/i, toast);
  await page.focus(close);
  const start = Date.now();
  // Longer than the four seconds after which a toast goes by itself.
  await expect.poll(() => Date.now() - start, { timeout: 7000 }).toBeGreaterThan(5500);
  expect(await page.count(toast)).toBe(1);
  // By a click, because a focus that is set by a script returns to where it was before the toast.
  await page.click(messageField);
  await expect.poll(() => page.count(toast)).toBe(0);
});

test("a toast is closed by its button, and Alt+T leads to it", async ({ visit }) => {
  const opened = await visit();
  await provoke(opened);
  const { page } = opened;
  await page.press("t", "Alt");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[aria-label^="Notifications"]') !== null))
    .toBe(true);
  await page.click(role("button", /close/i, toast));
  await expect.poll(() => page.count(toast)).toBe(0);
});
