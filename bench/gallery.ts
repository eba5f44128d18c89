/*
 * `npm run gallery:screenshots`: a picture of every part of `app/ui` in every state, on a wide and on a narrow screen, at
 * rest and, where it can be operated, under the pointer and with the focus. Written to `.cache/gallery/`.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type Locator, chromium as playwright } from "@playwright/test";
import { chromium, chromiumArguments } from "../tests/e2e/support/chromium.ts";
import { startGallery } from "../tests/e2e/support/gallery.ts";
import { open } from "../tests/e2e/support/test.ts";

const folder = join(import.meta.dirname, "../.cache/gallery");

async function photograph(state: Locator, file: (situation: string) => string): Promise<void> {
  await state.screenshot({ path: file("rest") });
  const control = state.locator("a, button:not([disabled])").first();
  if ((await control.count()) === 0) return;
  await control.hover();
  await state.screenshot({ path: file("hover") });
  // By the keyboard, as only then the focus is shown.
  await control.focus();
  await control.press("Shift");
  await state.screenshot({ path: file("focus") });
}

async function photographAll(browser: Browser, url: string, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
  // The development server compiles a page's modules when they are first asked for.
  page.setDefaultNavigationTimeout(120_000);
  await open(page, url);
  mkdirSync(join(folder, String(width)), { recursive: true });
  await page.screenshot({ path: join(folder, String(width), "all.png"), fullPage: true });
  for (const state of await page.locator("[data-state]").all()) {
    const name = ((await state.getAttribute("data-state")) ?? "").replaceAll(/[^\w]+/g, "-");
    await photograph(state, (situation) => join(folder, String(width), `${name}-${situation}.png`));
  }
  await page.close();
}

rmSync(folder, { recursive: true, force: true });
const gallery = await startGallery();
const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArguments });
try {
  for (const width of [1280, 390]) await photographAll(browser, gallery.url, width);
} finally {
  await Promise.all([browser.close(), gallery.stop()]);
}
console.log(`The pictures are in ${folder}.`);
