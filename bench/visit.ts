import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { blockingTime, type Task } from "./blocking-time.ts";
import { scriptWork, traceCategories } from "./script-work.ts";

const webVitals = readFileSync(
  createRequire(import.meta.url)
    .resolve("web-vitals")
    .replace(/[^/]*$/, "web-vitals.iife.js"),
  "utf8",
);

/** A phone on a slow line: 1.6 Mbit/s, 150 ms, and a processor four times slower than this machine's. */
async function throttle(session: CDPSession): Promise<void> {
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** What the page records while it loads. */
type Notes = {
  fcpMs: number;
  lcpMs: number;
  cls: number;
  inpMs: number;
  formReadyMs: number;
  longTasks: Task[];
};

/** Runs in the page before anything else. */
function takeNotes(): void {
  const notes: Notes = {
    fcpMs: 0,
    lcpMs: 0,
    cls: 0,
    inpMs: 0,
    formReadyMs: 0,
    longTasks: [],
  };
  Object.assign(window, { notes });
  // A console line costs a visitor almost nothing, but here each one is sent to the driver of the browser.
  for (const method of ["info", "log"] as const) console[method] = () => {};
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") notes.fcpMs = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    notes.lcpMs = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    notes.cls += entry.value ?? 0;
  });
  watch("longtask", (entry) => {
    notes.longTasks.push({ startMs: entry.startTime, durationMs: entry.duration });
  });
}

/** Runs in the page before anything else: records when React has hydrated the form. */
function watchForm(): void {
  const { notes } = window as unknown as { notes: Notes };
  const look = () => {
    if (!notes.formReadyMs && document.querySelector("form[data-ready]")) notes.formReadyMs = performance.now();
    setTimeout(look, 10);
  };
  look();
}

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes);

const kinds: Record<string, string> = { Document: "html", Script: "js", Stylesheet: "css", Font: "font" };

/** Bytes over the line by kind, headers included, and the number of requests. */
function countTraffic(session: CDPSession) {
  const traffic: Record<string, number> = { requests: 0 };
  const kindOf = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, kinds[type] ?? "other"));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? "other";
    traffic[kind] = (traffic[kind] ?? 0) + encodedDataLength;
    traffic.requests = (traffic.requests ?? 0) + 1;
  });
  return traffic;
}

/** Opens an empty page on the slow line. Nothing runs in it but the site's own scripts. */
async function openPage(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await throttle(session);
  return { context, page, session };
}

/** Loads a page and waits until it has no more work. The last of it comes right after the first frame. */
async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(500);
}

/** One load over the slow line without input. Traffic is in bytes. */
export type Load = Pick<Notes, "fcpMs" | "lcpMs" | "cls"> & {
  tbtMs: number;
  /** Busy time of the main thread since the start of the navigation. */
  workMs: number;
  longestTaskMs: number;
  traffic: Record<string, number>;
};

/** Measures a page that nobody touches. */
export async function load(browser: Browser, url: string): Promise<Load> {
  const { context, page, session } = await openPage(browser);
  await page.addInitScript(takeNotes);
  const traffic = countTraffic(session);
  await session.send("Performance.enable");
  await settle(page, url);
  const { metrics } = await session.send("Performance.getMetrics");
  const { fcpMs, lcpMs, cls, longTasks } = await notesOf(page);
  await context.close();
  const longestTaskMs = Math.max(0, ...longTasks.map(({ durationMs }) => durationMs));
  const workMs = 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  return { fcpMs, lcpMs, cls, tbtMs: blockingTime(longTasks, fcpMs), longestTaskMs, workMs, traffic };
}

/** Loads a page as `load` does, but with a trace, which would falsify its figures, and without notes. @returns see `scriptWork` */
export async function scriptWorkAfterPaint(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPage(browser);
  await browser.startTracing(page, { categories: traceCategories });
  await settle(page, url);
  const trace = await browser.stopTracing();
  await context.close();
  return scriptWork(trace.toString());
}

/** A visit in which a person acts at once. */
export type Visit = {
  /** Worst delay from an action to its paint (web-vitals), from the first paint on. */
  inpMs: number;
  /** From a click on the menu, right after the first paint, until the panel is painted. */
  menuMs: number;
  /** From the start of the navigation until React has hydrated the form, when the page has one. */
  formReadyMs: number;
};

/**
 * Opens the menu as soon as it is visible, types, scrolls, and opens it again, on the slow line with a quarter of the
 * speed.
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page } = await openPage(browser);
  await page.addInitScript(takeNotes);
  await page.addInitScript(watchForm);
  await page.addInitScript({
    content: `${webVitals};webVitals.onINP(({value})=>{notes.inpMs=Math.max(notes.inpMs,value)},{reportAllChanges:true,durationThreshold:0})`,
  });
  await page.goto(url, { waitUntil: "commit" });
  const menu = page.locator("[popovertarget=menu-mobile]");
  await menu.waitFor();
  const shown = page.evaluate(async () => {
    const panel = document.getElementById("menu-mobile");
    const clicked = new Promise<number>((resolve) =>
      addEventListener("click", () => resolve(performance.now()), { capture: true, once: true }),
    );
    await new Promise((resolve) => panel?.addEventListener("toggle", resolve, { once: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - (await clicked);
  });
  await menu.click();
  const menuMs = await shown;
  await page.keyboard.press("Escape");
  const field = page.locator("textarea");
  if ((await field.count()) > 0) await field.pressSequentially("We sell salt and need a shop.", { delay: 30 });
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(400);
  await menu.click();
  await page.waitForTimeout(300);
  const { inpMs, formReadyMs } = await notesOf(page);
  await context.close();
  return { inpMs, formReadyMs, menuMs };
}
