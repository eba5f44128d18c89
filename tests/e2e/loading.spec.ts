import type { Page } from "@playwright/test";
import { locateForm } from "./support/form.ts";
import { expect, runStartScript, test, waitForPaint } from "./support/test.ts";

/** The scripts that a page asks for. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, "$1"));
  });
  return asked;
}

/** Pages that differ in their scripts, and the parts of them that wait for no act, with what those import. */
const differing: [path: string, parts: string[]][] = [
  ["/", []],
  ["/contact", []],
  ["/blog?category=devops", []],
  ["/blog/scalable-react-applications", []],
  ["/gu", []],
  ["/how-this-site-is-made", ["load-metrics"]],
  ["/enquiry-received", ["draft", "end-posted-draft", "shared"]],
];

/** When the page was first painted, and when each script was asked for. */
const order = (page: Page) =>
  page.evaluate(() => {
    // Its `startTime` is when the screen showed it, which takes a frame longer.
    const [paint] = performance.getEntriesByName("first-contentful-paint") as (PerformanceEntry & {
      paintTime: number;
    })[];
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return { paint: paint?.paintTime, scripts: scripts.map(({ startTime }) => startTime) };
  });

test("an untouched page loads no script before its first paint, and few after it", async ({ page }) => {
  const asked = scriptsOf(page);
  for (const [path, parts] of differing) {
    asked.length = 0;
    await page.goto(path, { waitUntil: "networkidle" });
    // Parts are asked for after the first frame, which may come later than the silence of the line.
    await expect.poll(() => asked.toSorted(), { message: path }).toEqual(parts);
    await waitForPaint(page);
    const { paint, scripts } = await order(page);
    expect(Math.min(...scripts), path).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
  }
});

test("the form's code loads when the form is near the viewport", async ({ page }) => {
  const asked = scriptsOf(page);
  await page.goto("/about");
  await runStartScript(page);
  await page.waitForTimeout(1500);
  expect(asked).not.toContain("react");
  await page.goto("/");
  await runStartScript(page);
  await page.waitForTimeout(1500);
  expect(asked).not.toContain("enquiry-form");
  await page.getByRole("form").evaluate((form) => form.scrollIntoView());
  await expect.poll(() => asked).toEqual(expect.arrayContaining(["enquiry-form", "react"]));
});

test("with Save-Data the form's code loads when the form is used", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const asked = scriptsOf(page);
  await page.goto("/contact");
  await page.getByRole("form").evaluate((form) => form.scrollIntoView());
  await runStartScript(page);
  await page.waitForTimeout(1500);
  expect(asked).not.toContain("enquiry-form");
  await locateForm(page).message.click();
  await expect(page.locator("form[data-ready]")).toBeVisible();
});

test("the page is painted and its form hydrated while a font is still loading", async ({ page }) => {
  await page.route("**/*.woff2", () => {});
  await page.goto("/contact", { waitUntil: "commit" });
  await locateForm(page).message.click();
  await expect(page.locator("form[data-ready]")).toBeVisible();
  // Otherwise the font had loaded already, and nothing was tested.
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
});

const acts: [name: string, act: (page: Page) => Promise<void>][] = [
  ["moves the pointer", (page) => page.mouse.move(20, 20, { steps: 4 })],
  ["presses a key", (page) => page.keyboard.press("Tab")],
  ["turns the wheel", (page) => page.mouse.wheel(0, 200)],
  ["puts down a finger", (page) => page.touchscreen.tap(180, 400)],
  ["activates by a screen reader, which sends a click only", (page) => page.evaluate(() => document.body.click())],
  ["has the focus moved", (page) => page.evaluate(() => document.querySelector("a")?.focus())],
];
test("@narrow the start script loads once, at the first user input of any kind", async ({ page }) => {
  const asked = scriptsOf(page);
  for (const [name, act] of acts) {
    asked.length = 0;
    await page.goto("/about", { waitUntil: "networkidle" });
    expect(asked, name).toEqual([]);
    await act(page);
    await expect(page.locator("html"), name).toHaveAttribute("data-started");
    expect(asked.filter((script) => script === "start")).toHaveLength(1);
  }
});
