import puppeteer, { type Browser, type BrowserContext, type KeyInput, type Page } from "puppeteer-core";
import { chromium, chromiumArguments } from "../../../e2e/support/chromium.ts";
import type { EngineName, Visitor, Window } from "./engine.ts";
import { firefox } from "./installed.ts";

type PuppeteerEngine = Exclude<EngineName, "webkit">;

const launches: Record<PuppeteerEngine, () => Promise<Browser>> = {
  chromium: () => puppeteer.launch({ executablePath: chromium(), args: chromiumArguments }),
  // Firefox is driven by WebDriver BiDi, which needs no separate driver.
  firefox: () => puppeteer.launch({ browser: "firefox", executablePath: firefox() }),
};

/** Debian calls it `chromium-headless-shell`, Playwright `headless_shell`. */
const isShell = () => /headless.shell$/.test(chromium());

const running: Partial<Record<EngineName, Promise<Browser>>> = {};

/** Blocks as an extension does, inside of the engine: no request is made. */
async function block(engine: PuppeteerEngine, page: Page, path: string): Promise<void> {
  if (engine === "chromium") {
    const session = await page.createCDPSession();
    await session.send("Network.enable");
    await session.send("Network.setBlockedURLs", { urls: [`*${path}*`] });
    return;
  }
  await page.setRequestInterception(true);
  page.on("request", async (request) => {
    const answered = request.url().includes(path) ? request.abort("blockedbyclient") : request.continue();
    // The page may have cancelled the request meanwhile, which is then unknown.
    await answered.catch(() => undefined);
  });
}

/** Notes the reasons that Chromium gives for not caching the page of the last Back. */
async function watchReturns(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const session = await page.createCDPSession();
  await session.send("Page.enable");
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    reasons.splice(0, reasons.length, ...notRestoredExplanations.map(({ reason }) => reason));
  });
  return reasons;
}

/** A window of Chromium or Firefox. The browser is started once for all windows of this process; Puppeteer ends it with the process. */
export async function openPuppeteerWindow(engine: PuppeteerEngine, visitor: Visitor): Promise<Window> {
  running[engine] ??= launches[engine]();
  const context = await (await running[engine]).createBrowserContext();
  return openTab(engine, context, visitor);
}

async function openTab(
  engine: PuppeteerEngine,
  context: BrowserContext,
  { size, blocked, impatient }: Visitor,
): Promise<Window> {
  const page = await context.newPage();
  await page.setViewport(size);
  if (blocked) await block(engine, page, blocked);

  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));

  const notKept = engine === "chromium" ? await watchReturns(page) : [];

  return {
    goTo: async (url) => {
      // Without a person at the keyboard Chromium lets no page write to the clipboard unasked.
      if (engine === "chromium") await context.overridePermissions(new URL(url).origin, ["clipboard-sanitized-write"]);
      await page.goto(url, { waitUntil: impatient ? "domcontentloaded" : "load" });
    },
    reload: async () => void (await page.reload()),
    run: (body) => page.evaluate(`(() => {${body}})()`),
    movePointer: (x, y) => page.mouse.move(x, y),
    press: () => page.mouse.down(),
    release: () => page.mouse.up(),
    write: (words) => page.keyboard.type(words),
    key: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    screenshot: () => page.screenshot(),
    errors: () => errors,
    whyNotKept: () => notKept,
    isShell: engine === "chromium" && isShell(),
    openBeside: () => openTab(engine, context, { size, impatient }),
    toFront: () => page.bringToFront(),
    close: () => context.close(),
  };
}
