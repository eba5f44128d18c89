import type { Page } from "@playwright/test";
import { fields } from "./support/form.ts";
import { expect, started, stopClock, test } from "./support/test.ts";

// Recording a trace keeps querying the page, which the browser takes for a person's act.
test.use({ trace: "off" });

/** Notes when each script was requested and when something was first painted, by the same clock. */
async function noteOrder(page: Page) {
  await page.addInitScript(() => {
    const notes = { paint: 0, lcp: 0, scripts: [] as number[] };
    Object.assign(window, { notes });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch("paint", (entry) => {
      if (entry.name === "first-contentful-paint") notes.paint = entry.startTime;
    });
    watch("resource", (entry) => {
      if (/\.js$/.test(entry.name)) notes.scripts.push(entry.startTime);
    });
  });
  return () => page.evaluate(() => (window as unknown as { notes: { paint: number; scripts: number[] } }).notes);
}

/** Pages that differ in their scripts. That no page of any type names one in its HTML is asked of the files (`tests/built/scripts.test.ts`). */
const differing = ["/", "/contact", "/blog", "/blog/scalable-react-applications", "/how-this-site-is-made", "/gu"];

test("@wide a page asks for no script before its first paint, whatever parts it has", async ({ page }) => {
  const order = await noteOrder(page);
  // On a busy machine the first paint may be later than the four seconds after which the script starts anyway.
  await page.clock.install();
  await stopClock(page);
  for (const path of differing) {
    await page.goto(path);
    await started(page);
    await expect.poll(async () => (await order()).paint, path).toBeGreaterThan(0);
    const { paint, scripts } = await order();
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(Math.min(...scripts), path).toBeGreaterThanOrEqual(paint);
  }
});

test("@wide what a person has not come near to is not fetched", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const islands = () => asked.filter((path) => /\/(react|enquiry-form)-/.test(path));
  await page.goto("/contact");
  await expect.poll(() => asked.some((path) => /\/start-/.test(path))).toBe(true);
  await page.waitForTimeout(1500);
  expect(islands()).toEqual([]);
  await page.getByRole("form").evaluate((form) => form.scrollIntoView());
  await expect.poll(() => new Set(islands()).size).toBe(2);
});

test("@wide the form is taken over while a font still hangs", async ({ page }) => {
  await page.route("**/*.woff2", () => {});
  await page.goto("/contact", { waitUntil: "commit" });
  await fields(page).message.click();
  await expect(page.locator("form[data-ready]")).toBeVisible();
  // Otherwise the font had loaded already, and nothing was tested.
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
});

const moves: [name: string, move: (page: Page) => Promise<void>][] = [
  ["the pointer", (page) => page.mouse.move(20, 20, { steps: 4 })],
  ["a key", (page) => page.keyboard.press("Tab")],
  ["the wheel", (page) => page.mouse.wheel(0, 200)],
  ["a finger", (page) => page.touchscreen.tap(180, 400)],
];
for (const [name, move] of moves) {
  test(`@narrow a browser that saves data gets no script before a person moves ${name}, and then the whole page`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto("/");
    // Longer than the script waits for a paint that is never reported.
    await page.clock.runFor(5000);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
    await move(page);
    await started(page);
    expect(asked.filter((path) => /\/start-/.test(path))).toHaveLength(1);
  });
}
