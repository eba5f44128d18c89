import puppeteer, { type Browser, type KeyInput } from "puppeteer-core";
import { chromium, chromiumArguments } from "../../../e2e/support/chromium.ts";
import type { EngineName, Size, Window } from "./engine.ts";
import { firefox } from "./installed.ts";

const launches: Record<Exclude<EngineName, "webkit">, () => Promise<Browser>> = {
  chromium: () => puppeteer.launch({ executablePath: chromium(), args: chromiumArguments }),
  // By WebDriver BiDi, which Firefox speaks without a driver.
  firefox: () => puppeteer.launch({ browser: "firefox", executablePath: firefox() }),
};

const running: Partial<Record<EngineName, Promise<Browser>>> = {};

/** A window of Chromium or Firefox. The browser is started once for all windows of this process; Puppeteer ends it with the process. */
export async function openPuppeteerWindow(engine: keyof typeof launches, size: Size): Promise<Window> {
  running[engine] ??= launches[engine]();
  const browser = await running[engine];
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);

  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));

  return {
    goTo: async (url) => {
      // Without a person at the keyboard Chromium lets no page write to the clipboard unasked.
      if (engine === "chromium") await context.overridePermissions(new URL(url).origin, ["clipboard-sanitized-write"]);
      await page.goto(url);
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
    close: () => context.close(),
  };
}
