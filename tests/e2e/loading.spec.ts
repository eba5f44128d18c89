import type { Page } from "@playwright/test";
import { fields } from "./support/form.ts";
import { expect, painted, started, test } from "./support/test.ts";

// Recording a trace keeps querying the page, which the browser takes for a person's act.
test.use({ trace: "off" });

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
  ["/how-this-site-is-made", ["own-cost"]],
  ["/enquiry-received", ["draft", "forget-posted", "shared"]],
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

test("a page that nobody touches asks for no script, but for parts that wait for no act, after the paint", async ({
  page,
}) => {
  const asked = scriptsOf(page);
  for (const [path, parts] of differing) {
    asked.length = 0;
    await page.goto(path, { waitUntil: "networkidle" });
    // Parts are asked for after the first frame, which may come later than the silence of the line.
    await expect.poll(() => asked.toSorted(), { message: path }).toEqual(parts);
    await painted(page);
    const { paint, scripts } = await order(page);
    expect(Math.min(...scripts), path).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
  }
});

test("what a person has not come near to is not fetched", async ({ page }) => {
  const asked = scriptsOf(page);
  await page.goto("/about");
  await started(page);
  await page.waitForTimeout(1500);
  expect(asked).not.toContain("react");
  await page.goto("/");
  await started(page);
  await page.waitForTimeout(1500);
  expect(asked).not.toContain("enquiry-form");
  await page.getByRole("form").evaluate((form) => form.scrollIntoView());
  await expect.poll(() => asked).toEqual(expect.arrayContaining(["enquiry-form", "react"]));
});

test("a browser that saves data fetches the form's code when the form is used, not when it is near", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const asked = scriptsOf(page);
  await page.goto("/contact");
  await page.getByRole("form").evaluate((form) => form.scrollIntoView());
  await started(page);
  await page.waitForTimeout(1500);
  expect(asked).not.toContain("enquiry-form");
  await fields(page).message.click();
  await expect(page.locator("form[data-ready]")).toBeVisible();
});

test("the form is taken over while a font still hangs", async ({ page }) => {
  await page.route("**/*.woff2", () => {});
  await page.goto("/contact", { waitUntil: "commit" });
  await fields(page).message.click();
  await expect(page.locator("form[data-ready]")).toBeVisible();
  // Otherwise the font had loaded already, and nothing was tested.
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
});

const acts: [name: string, act: (page: Page) => Promise<void>][] = [
  ["moves the pointer", (page) => page.mouse.move(20, 20, { steps: 4 })],
  ["presses a key", (page) => page.keyboard.press("Tab")],
  ["turns the wheel", (page) => page.mouse.wheel(0, 200)],
  ["puts down a finger", (page) => page.touchscreen.tap(180, 400)],
  ["presses by a screen reader, which makes a click alone", (page) => page.evaluate(() => document.body.click())],
  ["has the focus moved", (page) => page.evaluate(() => document.querySelector("a")?.focus())],
];
test("@narrow the script of every page comes once, whatever a person does first", async ({ page }) => {
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
