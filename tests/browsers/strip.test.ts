import type { Page } from "./support/page.ts";
import { selector } from "./support/target.ts";
import { expect, test } from "./support/test.ts";

/** The name that has the focus, and whether all of it is in the window. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, right } = element.getBoundingClientRect();
    return { name: element.textContent, isShown: left >= 0 && right <= innerWidth };
  });

const place = (page: Page) =>
  page.evaluate(() => {
    const [animation] = document.querySelector(".strip-track")?.getAnimations() ?? [];
    return { scrolled: document.querySelector(".strip")?.scrollLeft, state: animation?.playState };
  });

test("each name of the strip that Tab reaches is shown, however far the strip has moved", async ({ visit }) => {
  // Too narrow for all names.
  const { page } = await visit({ size: { width: 800, height: 800 } });
  await page.open("/");
  const names = (await page.see(selector(".strip ul:first-child a"))).map(({ text }) => text);
  expect(names).toHaveLength(6);
  // After three quarters of a round most of them have left the window.
  await page.evaluate(() => {
    for (const animation of document.querySelector(".strip-track")?.getAnimations() ?? [])
      animation.currentTime = 24_000;
  });
  await page.focus(selector('.button-outline[href="#contact"]'));
  for (const name of names) {
    await page.press("Tab");
    await expect.poll(() => focused(page)).toEqual({ name, isShown: true });
  }
  for (const name of names.toReversed().slice(1)) {
    await page.press("Tab", "Shift");
    await expect.poll(() => focused(page)).toEqual({ name, isShown: true });
  }
  await page.press("Tab", "Shift");
  await expect.poll(() => place(page)).toEqual({ scrolled: 0, state: "running" });
});
