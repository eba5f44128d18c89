import { existsSync } from "node:fs";
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type TestInfo,
  type WebError,
} from "@playwright/test";
import { openReusedPage, type ReusedPage, resetPage } from "./reused-page.ts";

/**
 * Messages of Chromium and WebKit when a page is shown or left before its fade is ready. They reject a promise that the site's code does
 * not use. A visitor sees the page without its fade.
 */
const skippedFade =
  /InvalidStateError: Transition was aborted because of invalid state\. Page already revealed$|Skipping view transition/;

type Fixtures = {
  /** Console errors that this test provokes on purpose. */
  expectConsoleError: (pattern: RegExp) => void;
  installed: undefined;
  consoleGuard: undefined;
};

type WorkerFixtures = {
  /** Pages that earlier tests have left empty, by the options of their contexts. */
  kept: Map<string, ReusedPage>;
};

/** The window of a phone. */
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true };

const isNarrow = ({ title }: TestInfo) => title.includes("@narrow");

/**
 * Playwright's test with four additions: a page is used again where nothing was done to it that stays, because a new one costs as much
 * as a look at it; the base address is the site under test; tests named `@narrow` are on a phone; and a console
 * error or uncaught exception that a test did not announce fails it. A violation of the security policy is such an error.
 */
export const test = base.extend<Fixtures & { expected: RegExp[] }, WorkerFixtures>({
  viewport: async ({ viewport }, use, info) => use(isNarrow(info) ? narrow.viewport : viewport),
  hasTouch: async ({ hasTouch }, use, info) => use(isNarrow(info) || hasTouch),
  baseURL: async ({ baseURL: _ }, use) => use(process.env.SITE_URL_UNDER_TEST ?? ""),
  expected: async ({ baseURL: _ }, use) => use([skippedFade]),
  expectConsoleError: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  // Before any fixture that starts the browser.
  installed: [
    async ({ playwright, browserName, launchOptions }, use, info) => {
      const program = launchOptions.executablePath ?? playwright[browserName].executablePath();
      info.skip(
        !existsSync(program),
        `Playwright's ${browserName} is not installed: npx playwright install ${browserName}`,
      );
      await use(undefined);
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ installed: _, context, expected }, use) => {
      const errors: string[] = [];
      const noteConsole = (message: ConsoleMessage) => {
        if (message.type() === "error") errors.push(message.text());
      };
      const noteError = (error: WebError) => errors.push(String(error.error()));
      context.on("console", noteConsole).on("weberror", noteError);
      await use(undefined);
      context.off("console", noteConsole).off("weberror", noteError);
      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, "unexpected console errors").toEqual([]);
    },
    { auto: true },
  ],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const pages = new Map<string, ReusedPage>();
      await use(pages);
      for (const { page } of pages.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
  context: async (
    { browser, kept, baseURL, bypassCSP, colorScheme, contextOptions, hasTouch, javaScriptEnabled, locale, viewport },
    use,
    info,
  ) => {
    const key = JSON.stringify([baseURL, bypassCSP, hasTouch, javaScriptEnabled, locale]);
    const own = kept.get(key) ?? (await openReusedPage(await browser.newContext()));
    kept.delete(key);
    const { page } = own;
    if (viewport) await page.setViewportSize(viewport);
    const { reducedMotion = null } = contextOptions;
    await page.emulateMedia({ media: null, forcedColors: null, colorScheme: colorScheme ?? null, reducedMotion });
    await use(page.context());
    if (info.errors.length === 0 && (await resetPage(own, baseURL ?? ""))) kept.set(key, own);
    else await page.context().close();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

/** For what is about how the page moves (`test.use(allowMotion)`). */
export const allowMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Waits for the first paint: the browser drops input before it. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
}

/** Acts as a person who comes to the page, and waits until the script has run that this starts (`app/start.ts`). */
export async function runStartScript(page: Page): Promise<void> {
  await page.dispatchEvent("body", "focusin");
  await expect(page.locator("html")).toHaveAttribute("data-started");
}

/** Waits until everything at the top of the page works, and the enquiry form, whose code is fetched at the first act. */
export async function waitForHydration(page: Page): Promise<void> {
  await runStartScript(page);
  const form = page.locator("[data-island] form[method=post]");
  if ((await form.count()) === 0) return;
  // The form need not be near the window: a visitor may reach it by search or keyboard.
  await form.dispatchEvent("pointerdown");
  await expect(form).toHaveAttribute("data-ready");
}

/** Opens a page and waits until everything at its top works. Of a form it fetches no code. */
export async function openUnhydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await runStartScript(page);
}

/** Opens a page and waits until it works, its form as well. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole("contentinfo").getByRole("link", { name });

/**
 * Holds the site's scripts, as a slow line does.
 * @param name of the only scripts to hold, or its beginning; a second try, which has an address of its own, is held, too
 * @returns a function that releases them
 */
export async function holdScripts(page: Page, name = ""): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}*.js*`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Stops the page's clock, which a test installs by `page.clock.install()` before it opens the page. Timers then fire when the test
 * lets time pass (`page.clock.runFor`), however busy the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // The clock can only be stopped at a moment in the future.
  await page.clock.pauseAt(now + 60_000);
}

/** Denies storage to the page, as a browser does that blocks cookies. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );

/** Scrolls to a place at once, although the page scrolls smoothly. */
export const scrollToY = (page: Page, top: number): Promise<void> =>
  page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);

export { expect };
