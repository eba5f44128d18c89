import { defineConfig, devices } from "@playwright/test";
import { chromium, chromiumArguments } from "../e2e/support/chromium.ts";
import { browserEnvironment } from "./support/fonts.ts";

const launchOptions = { executablePath: chromium(), args: chromiumArguments, env: browserEnvironment };

/**
 * `npm run test:states`: tests every page type in every state that a visitor can bring it into: by the checkers of
 * accessibility, with a keyboard, as a screen reader reads it, and by pictures. `-- --update-snapshots` accepts what
 * has changed (docs/states.md).
 */
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 180_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      // Share of a page's pixels. It allows for the smoothing of letters, which varies between starts, and is less than
      // a word.
      maxDiffPixelRatio: 0.0005,
    },
  },
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  reporter: [["list"]],
  globalSetup: "./support/global-setup.ts",
  outputDir: "../../test-results/states",
  use: { ...devices["Desktop Chrome"], launchOptions, screenshot: "only-on-failure" },
});
