import { existsSync } from "node:fs";
import { chromium as bundled } from "@playwright/test";
import { installOnDebian } from "../../support/apt-install.ts";
import { findProgram } from "../../support/find-program.ts";

/** What Playwright switches off (`chromiumSwitches.ts` there). Chromium heeds one such list, the last. */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Pages that a whole Chromium loads behind each window's address bar. Loading them takes a third of the tests' time. */
const addressBarPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** A renderer that Chromium starts for a page of another site, which no test opens. Starting it takes a tenth of the tests' time. */
const spareRenderer = "SpareRendererForSitePerProcess";

/**
 * No calls home, no sandbox (root in a container has none), no first-run pages. Letters have their real widths: by default the
 * headless shell rounds them to whole pixels, and lines break elsewhere than for visitors.
 */
export const chromiumArguments = [
  "--font-render-hinting=none",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...disabledByPlaywright, ...addressBarPages, spareRenderer].join(",")}`,
];

const shell = "chromium-headless-shell";
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/**
 * The headless shell comes first: it is the same engine without a window's toolbar, which takes more time to draw than most pages here.
 */
const systems = () => findProgram(shell, ...whole);

/** Whether it is a headless shell that is driven. */
export const isHeadlessShell = (process.env.CHROMIUM_PATH ?? systems() ?? shell).includes(shell);

/**
 * Finds a Chromium: CHROMIUM_PATH, else the system's, else Playwright's own, else Debian's, installed now.
 * @throws with what to do where there is none.
 */
export function findChromium(): string {
  const own = () => (existsSync(bundled.executablePath()) ? bundled.executablePath() : undefined);
  const found = process.env.CHROMIUM_PATH ?? systems() ?? own() ?? (installOnDebian(shell) ? systems() : undefined);
  if (!found) {
    throw new Error(
      "The browser tests need Chromium or Chrome. Install one, or give its path in CHROMIUM_PATH, or run: npx playwright install chromium",
    );
  }
  return found;
}
