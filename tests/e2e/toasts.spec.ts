import type { Locator, Page } from "@playwright/test";
import { en } from "./support/english-texts.ts";
import { fillIn, locateForm } from "./support/form.ts";
import { allowMotion, expect, open, stopClock, test } from "./support/test.ts";

test.use(allowMotion);

const region = (page: Page) => page.getByRole("region", { name: /Notifications/ });
const toast = (page: Page) => region(page).getByRole("listitem");

/** Makes the home form succeed or fail; nothing is stored. The toast stays until the test lets time pass. */
async function provoke(page: Page, status: 200 | 500): Promise<void> {
  await page.route("**/api/v1.0/email/send", (route) =>
    route.fulfill({ status, body: status === 200 ? "OK" : "Down" }),
  );
  await page.clock.install();
  await open(page, "/");
  await fillIn(page);
  await stopClock(page);
  await locateForm(page).submit.click();
  await expect
    .poll(
      async () => {
        // The form waits half a second for a reference, which this answer does not have.
        await page.clock.runFor(50);
        return toast(page).isVisible();
      },
      { intervals: [20] },
    )
    .toBe(true);
}

/** Lets time pass until the toast is gone. */
const letGo = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return toast(page).count();
      },
      { intervals: [100] },
    )
    .toBe(0);

async function boxOf(page: Page) {
  await page.clock.runFor(20);
  await expect(toast(page)).toHaveAttribute("data-mounted", "true");
  // Measured after its entry animation.
  await toast(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await toast(page).boundingBox();
  if (!box) throw new Error("no toast");
  return box;
}

/** Moves the pointer on the toast to the right, too slowly for the speed to count. */
async function swipe(page: Page, distance: number): Promise<void> {
  const { x, y, height } = await boxOf(page);
  const [startX, startY] = [x + 100, y + height / 2];
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  for (let moved = 1; moved <= distance; moved++) {
    await page.mouse.move(startX + moved, startY);
    await page.clock.runFor(20);
  }
  await page.mouse.up();
}

test("@narrow toasts on a phone are under the header and 16 px from both sides", async ({ page }) => {
  await provoke(page, 200);
  await expect(toast(page)).toContainText(en.form.success);
  const { x, y, width } = await boxOf(page);
  const window = await page.evaluate(() => document.documentElement.clientWidth);
  const header = await page.getByRole("banner").boundingBox();
  expect(y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  expect(y).toBeLessThan(120);
  expect(width).toBe(window - 32);
  expect(x + width).toBe(window - 16);
});

/** What came of an enquiry is read out once: by the form's status, not by the toast, which covers no header. */
async function expectReadOnce(page: Page): Promise<void> {
  await expect(locateForm(page).form.getByRole("status")).toContainText(/has arrived|wasn’t sent/);
  const speaking = page.locator('[role=status], [role=alert], [aria-live]:not([aria-live="off"])');
  expect((await speaking.allTextContents()).filter((text) => /arrived|sent/.test(text))).toHaveLength(1);
  const header = await page.getByRole("banner").boundingBox();
  expect((await boxOf(page)).y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
}

test("an error is announced once, and its toast goes after four seconds", async ({ page, expectConsoleError }) => {
  expectConsoleError(/The enquiry was not sent|status of 500/);
  await provoke(page, 500);
  await expect(toast(page)).toContainText(en.form.error);
  await expectReadOnce(page);
  await page.clock.runFor(3_400);
  await expect(toast(page)).toBeVisible();
  // It is removed 200 ms after it was dismissed.
  await page.clock.runFor(1_000);
  await expect(toast(page)).toHaveCount(0);
});

test("a success is announced once, and a swipe of more than 20 px dismisses its toast", async ({ page }) => {
  await provoke(page, 200);
  await expectReadOnce(page);
  await expect(region(page)).toHaveAttribute("aria-live", "off");
  const window = await page.evaluate(() => document.documentElement.clientWidth);
  expect(await boxOf(page)).toMatchObject({ x: window - 356 - 32, width: 356 });

  await test.step("the font is the page's", async () => {
    const fontOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).fontFamily);
    const font = await fontOf(page.locator("body"));
    expect(font).toContain("Anek Latin");
    expect(await fontOf(toast(page))).toBe(font);
    expect(await fontOf(toast(page).getByText(en.form.success))).toBe(font);
  });

  await test.step("no text is selected, from the moment the toast is pressed: with text selected it would be no swipe", async () => {
    const { x, y, height } = await boxOf(page);
    await expect(toast(page)).not.toHaveCSS("user-select", "none");
    await page.mouse.move(x + 100, y + height / 2);
    await page.mouse.down();
    await expect(toast(page)).toHaveCSS("user-select", "none");
    await page.mouse.up();
  });

  await test.step("a shorter swipe does not dismiss it, a longer one does", async () => {
    await swipe(page, 15);
    await page.clock.runFor(700);
    await expect(toast(page)).toBeVisible();
    await swipe(page, 30);
    await letGo(page);
  });
});

test("a toast that Alt+T focuses stays until its close button is pressed", async ({ page }) => {
  await provoke(page, 200);
  await page.keyboard.press("Alt+t");
  expect(await region(page).evaluate((list) => list.contains(document.activeElement))).toBe(true);
  await toast(page).getByRole("button", { name: en.toasts.close }).focus();
  await page.clock.runFor(6_000);
  await expect(toast(page)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await letGo(page);
});
