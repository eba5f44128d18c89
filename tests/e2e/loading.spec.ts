import type { Page } from "@playwright/test";
import { createServer, isRunnableDevEnvironment } from "vite";
import { fields } from "./support/form.ts";
import { onePerType as types } from "./support/page-types.ts";
import { expect, started, stopClock, test } from "./support/test.ts";

// Recording a trace asks the page all the time, which the browser takes for a person's act.
test.use({ trace: "off" });

/** Notes when each script was asked for and when something was first painted, in one clock. */
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

test("@wide a page of any type asks for no script before its first paint", async ({ page }) => {
  const order = await noteOrder(page);
  // Where a busy machine paints late, the page would begin without it after four seconds.
  await page.clock.install();
  await stopClock(page);
  for (const path of types) {
    await page.goto(path);
    await started(page);
    await expect.poll(async () => (await order()).paint, path).toBeGreaterThan(0);
    const { paint, scripts } = await order();
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(Math.min(...scripts), path).toBeGreaterThanOrEqual(paint);
  }
});

/** The site's whole style sheet, as the build puts it into a page before it is cut to the page's own rules. */
async function wholeSheet(): Promise<string> {
  const server = await createServer({ server: { middlewareMode: true, ws: false }, logLevel: "error" });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Style sheets are compiled in this process.");
  const { default: css } = await ssr.runner.import("/app/styles/app.css?inline");
  await server.close();
  return css;
}

/** The page with them in place of its own, save for the fonts, whose addresses the build makes. */
const withRules = (html: string, css: string) =>
  html.replace(/(?<=<style id="css">)[\s\S]*?(?=<\/style>)/, (own) => {
    const fonts = /@font-face\s*\{[^}]*\}/g;
    return [...(own.match(fonts) ?? []), css.replace(fonts, "")].join("");
  });

/** Of each type but the second address of /career, and the Hindi pages, which are drawn as those in Gujarati. */
const drawn = types.filter((path) => path !== "/careers" && !path.startsWith("/hi"));

test("@wide a page looks the same by its own rules alone and with the whole sheet, on a wide and on a narrow screen", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    // The policy knows the page's own rules alone.
    bypassCSP: true,
    reducedMotion: "reduce",
    // A quarter of the points to draw; what is one pixel wide is still drawn.
    deviceScaleFactor: 0.5,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  const css = await wholeSheet();
  const look = async () => {
    const pictures: Buffer[] = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // Written in half the time that a PNG takes.
      pictures.push(await page.screenshot({ fullPage: true, type: "jpeg", quality: 100 }));
    }
    return Buffer.concat(pictures);
  };
  for (const path of drawn) {
    await page.goto(path);
    const alone = await look();
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withRules(await response.text(), css) });
    });
    await page.goto(path);
    await page.unrouteAll();
    expect(alone.equals(await look()), path).toBe(true);
  }
  await context.close();
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
  // Otherwise the font has come, and nothing was tried.
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
    // Longer than the loading script waits for a paint that is never reported.
    await page.clock.runFor(5000);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
    await move(page);
    await started(page);
    expect(asked.filter((path) => /\/start-/.test(path))).toHaveLength(1);
  });
}
