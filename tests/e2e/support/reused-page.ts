import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** A page that one test after another uses, emptied in between. */
export type ReusedPage = {
  page: Page;
  /** Opens Chromium's own protocol; undefined in other browsers. While it is open, the page does not take `media: "print"`. */
  openSession: (() => Promise<CDPSession>) | undefined;
  /** Whether a test did to it what cannot be taken back. */
  isSpoilt: boolean;
};

/** Opens the page of a new context, and notes from then on what a test does to it. */
export async function openReusedPage(context: BrowserContext): Promise<ReusedPage> {
  const page = await context.newPage();
  const isChromium = context.browser()?.browserType().name() === "chromium";
  const newSession = context.newCDPSession.bind(context, page);
  const kept: ReusedPage = { page, openSession: isChromium ? newSession : undefined, isSpoilt: false };
  const lasting: [object, string[]][] = [
    [page, ["addInitScript", "close"]],
    [context, ["addCookies", "addInitScript", "newCDPSession", "newPage", "setOffline"]],
    [page.clock, ["install"]],
  ];
  for (const [object, methods] of lasting)
    for (const method of methods) {
      const original: (...given: unknown[]) => unknown = Reflect.get(object, method);
      Reflect.set(object, method, (...given: unknown[]) => {
        kept.isSpoilt = true;
        return original.apply(object, given);
      });
    }
  return kept;
}

/**
 * Leaves the page's site as a new visitor finds it.
 * @returns whether the page can be used again
 */
export async function resetPage({ page, openSession, isSpoilt }: ReusedPage, baseURL: string): Promise<boolean> {
  const { origin } = new URL(baseURL);
  const isAlone = page.context().pages().length === 1;
  if (!openSession || isSpoilt || !isAlone || new URL(page.url()).origin !== origin) return false;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.mouse.move(-1, -1);
  // The page that is left may write something when it goes.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await openSession();
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.send("Page.resetNavigationHistory");
  await session.detach();
  return true;
}
