import type { Page } from "@playwright/test";
import { en } from "../e2e/support/english-texts.ts";
import { onePagePerType } from "../e2e/support/sample-paths.ts";
import { test as base, expect, waitForHydration } from "../e2e/support/test.ts";

export const notFoundPath = "/services/flutter-app";

/** One page of each type, and the not-found page. */
export const sampledPaths = [...onePagePerType, notFoundPath];

export const phoneViewport = { width: 390, height: 844 };

/** Expects the browser's message about the not-found page. */
export const test = base.extend({
  expected: async ({ baseURL: _ }, use) => use([/^404: no page at this path|status of 404/]),
});

/** Opens a page and waits until it is complete: its scripts have run, its fonts have come, and nothing moves that ends. */
export async function openSettledPage(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await waitForHydration(page);
  // The choice of colours works from a movement on that the page's script sees.
  await expect
    .poll(async () => {
      await page.mouse.move(6, 6);
      await page.mouse.move(5, 5);
      return page.locator(".scheme :checked").count();
    })
    .toBe(1);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  if (path === notFoundPath) await expect(page.getByRole("navigation", { name: en.notFound.nearest })).toBeVisible();
}
