import { defineConfig, devices } from "@playwright/test";
import { chromiumArguments, findChromium, isHeadlessShell } from "./tests/e2e/support/chromium.ts";

const launchOptions = {
  executablePath: findChromium(),
  // No page is open for long enough to gain from the optimizing compiler, which takes a fifteenth of the tests' time.
  args: [...chromiumArguments, "--js-flags=--no-opt"],
  // A headless shell keeps no page, but says what of the page would prevent it. With a whole Chromium Playwright would miss its loads.
  ignoreDefaultArgs: isHeadlessShell ? ["--disable-back-forward-cache"] : [],
};
const use = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 }, launchOptions };
const engines = { testDir: "tests/e2e", grep: /@engines/ };

/**
 * Journeys in a real browser against the built site as `npm start` serves it, on a wide screen; those named `@narrow` on a phone's
 * (`tests/e2e/support/test.ts`). `@engines` marks the journeys in which engines may differ: Playwright's own Firefox and WebKit run
 * them where they are installed.
 */
export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails once fails. A fault that comes and goes is one of the page or of the journey.
  retries: 0,
  // One for each of the two cores. More take more time in all, and keep the other steps of `npm test` waiting.
  workers: 2,
  // Generous: a time limit means that something never comes, not that it is slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: "tests/states/pictures/{arg}{ext}",
  reporter: process.env.CI ? [["dot"]] : [["list"]],
  globalSetup: "./tests/e2e/support/global-setup.ts",
  use: {
    screenshot: "only-on-failure",
    // A browser without a graphics card spends as much on drawing the home page's motion as on all else.
    contextOptions: { reducedMotion: "reduce" },
  },
  // One project for all that `npm test` runs: each project starts browsers of its own.
  projects: [
    { name: "chromium", testMatch: /e2e\/.*\.spec\.ts|states\/(accessibility|keyboard)\.spec\.ts/, use },
    { name: "states", testMatch: /states\/(first-screen-and-print|layout|letter-dots|screenshots)\.spec\.ts/, use },
    { name: "firefox", ...engines, use: { ...devices["Desktop Firefox"], viewport: use.viewport } },
    { name: "webkit", ...engines, use: { ...devices["Desktop Safari"], viewport: use.viewport } },
  ],
});
