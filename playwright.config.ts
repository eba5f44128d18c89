import { defineConfig, devices } from "@playwright/test";
import { chromium, chromiumArguments } from "./tests/e2e/support/chromium.ts";

const ci = Boolean(process.env.CI);
const size = { width: 1280, height: 800 };
const launchOptions = { executablePath: chromium(), args: chromiumArguments };

/**
 * Journeys in a real browser against the built site as `npm start` serves it, on a wide and on a narrow screen. A test
 * whose name begins with its width (`@wide`, `@narrow`) runs on that one only.
 */
export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: ci,
  // A journey that fails once fails. A fault that comes and goes is one of the page or of the journey.
  retries: 0,
  // More workers than the two cores, because a journey waits more than it computes.
  workers: 3,
  // Generous: a time limit means that something never comes, not that it is slow. `npm run bench` measures speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: ci ? [["dot"]] : [["list"]],
  globalSetup: "./tests/e2e/support/global-setup.ts",
  use: { launchOptions, screenshot: "only-on-failure" },
  projects: [
    { name: "wide", grepInvert: /@narrow/, use: { ...devices["Desktop Chrome"], viewport: size, launchOptions } },
    {
      name: "narrow",
      // The requests of analytics do not depend on the width.
      testIgnore: /analytics/,
      grepInvert: /@wide/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 390, height: 844 }, hasTouch: true, launchOptions },
    },
  ],
});
