import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, inject } from "vitest";
import { skippedFade } from "../../support/skipped-fade.ts";
import type { EngineName, Size, Visitor } from "./engines/engine.ts";
import { openPuppeteerWindow } from "./engines/puppeteer.ts";
import { openWebkitWindow } from "./engines/webkit.ts";
import { type FaultProxy, type Line, openFaultProxy } from "./fault-proxy.ts";
import { Page } from "./page.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: what Vitest declares can only be added to as an interface.
  export interface ProvidedContext {
    engine: EngineName;
    siteUrl: string;
    siteData: string;
    displays: string[];
  }
}

export const wide: Size = { width: 1280, height: 800 };
export const narrow: Size = { width: 390, height: 844 };

/** The engine of this run. */
export const engine = inject("engine");

function openWindow(visitor: Visitor) {
  if (engine !== "webkit") return openPuppeteerWindow(engine, visitor);
  process.env.DISPLAY = inject("displays")[(Number(process.env.VITEST_POOL_ID) - 1) % inject("displays").length];
  return openWebkitWindow(visitor);
}

type Visit = Line & Partial<Visitor>;

type Fixtures = {
  /** Opens a window, in front of a proxy of its own that leads to the site. */
  visit: (options?: Visit) => Promise<{ page: Page; proxy: FaultProxy }>;
  /** Console errors that this journey provokes on purpose. */
  expectConsoleError: (pattern: RegExp) => void;
  expected: RegExp[];
};

const pictures = join(import.meta.dirname, "../../../.cache/browsers");

/** Vitest's test with windows. An error in the console fails it, and a journey that failed leaves pictures. */
export const test = base.extend<Fixtures>({
  expected: async ({ task: _ }, use) => use(engine === "firefox" ? [] : [skippedFade[engine]]),
  expectConsoleError: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  visit: async ({ task, expected }, use) => {
    const opened: { page: Page; proxy: FaultProxy }[] = [];
    await use(async ({ size = wide, blocked, impatient, ...line } = {}) => {
      const proxy = await openFaultProxy(inject("siteUrl"), line);
      // Chromium reports each script that it was told not to run.
      if (line.scripts === false) expected.push(/Blocked script execution/);
      const visit = { page: new Page(await openWindow({ size, blocked, impatient }), proxy.url), proxy };
      opened.push(visit);
      return visit;
    });
    const errors = opened.flatMap(({ page }) => page.errors());
    for (const [index, { page, proxy }] of opened.entries()) {
      try {
        if (task.result?.errors?.length) {
          mkdirSync(pictures, { recursive: true });
          const name = `${engine} ${task.name.replaceAll(/\W+/g, " ").trim()} ${index + 1}.png`;
          writeFileSync(join(pictures, name), await page.screenshot());
        }
      } finally {
        await proxy.close();
        await page.close();
      }
    }
    const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, "unexpected console errors").toEqual([]);
  },
});

/** For a journey that `tests/e2e` has in Chromium, often with more to it: the other engines alone run it. */
export const testInOtherEngines = test.skipIf(engine === "chromium");

export { expect };
