import type { Browser, Page } from "@playwright/test";

/** What a page notes while it loads. Times are in milliseconds. */
type Notes = { fcp: number; lcp: number; cls: number; inp: number };

/** Runs in the page before anything else. */
function takeNotes(): void {
  const notes: Notes = { fcp: 0, lcp: 0, cls: 0, inp: 0 };
  Object.assign(window, { notes });
  type Entry = PerformanceEntry & { value?: number; interactionId?: number };
  const watch = (options: PerformanceObserverInit, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ buffered: true, ...options });
  watch({ type: "paint" }, ({ name, startTime }) => {
    if (name === "first-contentful-paint") notes.fcp = startTime;
  });
  watch({ type: "largest-contentful-paint" }, ({ startTime }) => {
    notes.lcp = startTime;
  });
  watch({ type: "layout-shift" }, ({ value = 0 }) => {
    notes.cls += value;
  });
  watch({ type: "event", durationThreshold: 16 } as PerformanceObserverInit, ({ interactionId, duration }) => {
    if (interactionId) notes.inp = Math.max(notes.inp, duration);
  });
}

/** Opens an empty page of a slow phone: 1.6 Mbit/s, 150 ms, and a processor four times slower than this machine's. */
async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(takeNotes);
  return { context, page, session };
}

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes);

/** One load that nobody touches: paints, shift, and all bytes over the line, headers included. */
export async function measureLoad(browser: Browser, url: string) {
  const { context, page, session } = await openPhone(browser);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "load" });
  // On a busy machine the first paint is told after the load. The last shifts and the largest paint come right after it.
  await page.waitForFunction(() => (window as unknown as { notes: Notes }).notes.fcp > 0);
  await page.waitForTimeout(400);
  const { fcp, lcp, cls } = await notesOf(page);
  await context.close();
  return { fcp, lcp, cls, bytes };
}

/**
 * One visit in which a person acts as soon as the page is painted: types a letter into the form, or opens the menu of a page
 * without one.
 * @returns from the act until its effect was painted (INP)
 */
export async function measureInteraction(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPhone(browser);
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("main").waitFor();
  const field = page.locator("textarea").first();
  if ((await field.count()) > 0) await field.pressSequentially("a");
  else await page.locator("header button:visible").first().click();
  await page.waitForTimeout(600);
  const { inp } = await notesOf(page);
  await context.close();
  return inp;
}
