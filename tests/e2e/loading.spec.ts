import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildFolder } from "../../pipeline/publish.ts";
import { fields, fillIn } from "./support/form.ts";
import { onePerType as types } from "./support/page-types.ts";
import { expect, holdScripts, hydrated, open, painted, test } from "./support/test.ts";

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

for (const path of types) {
  test(`@wide ${path} asks for no script before its first paint`, async ({ page }) => {
    const order = await noteOrder(page);
    await page.goto(path);
    await hydrated(page);
    const { paint, scripts } = await order();
    expect(paint).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(3);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint);
  });
}

const [wholeSheet] = readdirSync(join(buildFolder, "client/assets")).filter((name) => /^app-.*\.css$/.test(name));
const wholeSheetLink = `link[href="/assets/${wholeSheet}"]`;

/** The markup with the whole sheet linked where `app/ui/add-stylesheet.ts` puts it. */
const withWholeSheet = (html: string) =>
  html.replace(/(<style id="css">[\s\S]*?<\/style>)/, `$1<link rel="stylesheet" href="/assets/${wholeSheet}">`);

for (const width of [390, 1280]) {
  test(`@wide a page looks the same by its own rules alone and with the whole sheet, ${width} px wide`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    for (const path of types) {
      await page.goto(path);
      const alone = await page.screenshot({ fullPage: true });
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: withWholeSheet(await response.text()) });
      });
      await page.goto(path);
      await page.unrouteAll();
      expect(alone.equals(await page.screenshot({ fullPage: true })), path).toBe(true);
    }
    await context.close();
  });
}

test("@wide markup that the build did not see finds the rules of the whole site in force", async ({
  page,
  expectConsoleError,
}) => {
  await open(page, "/about");
  await page.mouse.move(5, 5);
  await expect(page.locator(wholeSheetLink)).toHaveAttribute("media", "not all");
  await page.getByRole("button", { name: "SEARCH THE SITE" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator(wholeSheetLink)).toHaveAttribute("media", "all");
  expectConsoleError(/404/);
  await page.goto("/services/flutter-app");
  await expect(page.getByRole("navigation", { name: "Did you mean" })).toBeVisible();
  await expect(page.locator(wholeSheetLink)).toHaveAttribute("media", "all");
});

test("@wide the page behind a link that the pointer rests on is there before the click", async ({ page }) => {
  await open(page, "/industries");
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) fetched.push(new URL(response.url).pathname);
  });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About" });
  const data = page.waitForResponse("**/about.data");
  await link.hover();
  await (await data).finished();
  await page.waitForLoadState("networkidle");
  const ahead = fetched.filter((path) => path.endsWith(".js"));
  expect(ahead.length).toBeGreaterThan(0);
  // By `<link rel="prefetch">` no engine but Chromium would let the security policy pass it.
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  fetched.length = 0;
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((path) => /\.(js|data)$/.test(path))).toEqual([]);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByName(`${location.origin}/about.data`)
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(bytes).toHaveLength(2);
  expect(bytes[1]).toBe(0);
});

test("@wide what a person types before hydration is the browser's business alone", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact");
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ["keydown", "input", "textInput", "click"]) {
      document.addEventListener(type, () => heard.push(type), true);
    }
  });
  const field = page.getByRole("textbox", { name: "Message" });
  await field.click();
  await field.pressSequentially("Salt");
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
  release();
  await hydrated(page);
  await expect(field).toHaveValue("Salt");
  await field.pressSequentially("!");
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toContain("input");
});

test("@wide code that only a moving visitor needs comes with the first move", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  // Not `hydrated`: asking the page counts as a person's act.
  await expect.poll(() => asked.some((path) => /framework/.test(path))).toBe(true);
  await page.waitForTimeout(1500);
  expect(asked.filter((path) => /contact-form|drawing/.test(path))).toEqual([]);
  await page.mouse.move(20, 20);
  await expect.poll(() => asked.filter((path) => /contact-form|drawing/.test(path))).toHaveLength(2);
});

/** A browser that is asked to save data, and every address that it asks for. */
async function saveData(page: Page): Promise<string[]> {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const moves: [name: string, move: (page: Page) => Promise<void>][] = [
  ["the pointer", (page) => page.mouse.move(20, 20, { steps: 4 })],
  ["a key", (page) => page.keyboard.press("Tab")],
  ["the wheel", (page) => page.mouse.wheel(0, 200)],
];
for (const [name, move] of moves) {
  test(`@wide a browser that saves data gets no script before a person moves ${name}, and then the whole page`, async ({
    page,
  }) => {
    const asked = await saveData(page);
    await page.goto("/");
    // Longer than the loading script waits for a paint that is never reported.
    await page.waitForTimeout(5000);
    expect(asked.filter((path) => /\.(js|data|css)$/.test(path))).toEqual([]);
    await move(page);
    await hydrated(page);
    expect(asked.filter((path) => /framework/.test(path))).toHaveLength(1);
  });
}

test("@narrow a browser that saves data gets the scripts at a touch", async ({ page }) => {
  const asked = await saveData(page);
  await page.goto("/about");
  await page.waitForTimeout(2000);
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
  await page.touchscreen.tap(180, 400);
  await hydrated(page);
});

test("@wide a browser that saves data fetches no page before the click on its link", async ({ page }) => {
  const asked = await saveData(page);
  const fetched = () => asked.filter((path) => path.endsWith(".data"));
  await page.goto("/blog/scalable-react-applications");
  await painted(page);
  // In steps: the first movement that a page is told of may be one of no distance.
  await page.mouse.move(20, 20, { steps: 4 });
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  await page.locator(".prose a[href^='/']").first().hover();
  await footer.getByRole("link", { name: "Industries" }).hover();
  await footer.getByRole("link", { name: "About" }).hover();
  await footer.getByRole("link", { name: "About" }).focus();
  await page.waitForTimeout(1000);
  expect(fetched()).toEqual([]);
  await footer.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(fetched()).toEqual(["/about.data"]);
});

test("@wide in a browser that saves data the form is sent and a menu opens although no script ever comes", async ({
  page,
}) => {
  await saveData(page);
  await holdScripts(page);
  await page.goto("/");
  await page.getByRole("button", { name: "COMPANY" }).click();
  await expect(
    page.getByRole("link", { name: "Careers", exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await fillIn(page);
  await fields(page).submit.click();
  await expect(page).toHaveURL(/\/enquiry-received/);
});

test("a menu opened before hydration stays open and works after it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/industries");
  const button = page.getByRole("button", { name: /^(Menu|COMPANY)$/ }).filter({ visible: true });
  await button.click();
  const link = page.getByRole("link", { name: "About", exact: true }).filter({ visible: true }).first();
  await expect(link).toBeVisible();
  release();
  await hydrated(page);
  await expect(link).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await link.click();
  await expect(page).toHaveURL(/\/about$/);
});

test("@wide a page left and returned to by Back comes from the back/forward cache", async ({ page }) => {
  await open(page, "/about");
  const blocked = await page.evaluate(() => "onunload" in window && window.onunload !== null);
  expect(blocked).toBe(false);
  const response = await page.request.get("/about");
  expect(response.headers()["cache-control"]).not.toContain("no-store");
});
