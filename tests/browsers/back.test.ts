import { setTimeout } from "node:timers/promises";
import { onePerType } from "../e2e/support/page-types.ts";
import type { Page } from "./support/page.ts";
import { role, selector } from "./support/target.ts";
import { engine, expect, narrow, test } from "./support/test.ts";

/**
 * Back shows the page as it was left, from the back-forward cache, with what has changed since. Drafts are in `drafts.test.ts`.
 */

/**
 * Of other languages only the home page in Gujarati is tried: scripts and headers, which keep a page out of the cache, are the
 * same in all.
 */
const types = onePerType.filter((path) => !/^\/(gu|hi)\/./.test(path) && path !== "/hi");

/** In Chromium, which `npm test` starts, pages that differ in their scripts stand for all. */
const differing = ["/", "/gu", "/contact", "/blog", "/blog/scalable-react-applications", "/how-this-site-is-made"];
const tried = engine === "chromium" ? differing : types;

const header = role("banner");
const footer = role("contentinfo");
const about = role("link", "About", footer);

test("Back brings a page of every type out of the browser's memory", { timeout: 240_000 }, async ({ visit }) => {
  const { page } = await visit();
  await page.open("/privacy");
  for (const path of tried) {
    await page.goOn(path);
    await page.takenOver();
    const heading = await page.text(selector("main h1"));
    await page.noteReturn();
    await page.goOn(path === "/about" ? "/industries" : "/about");
    await page.back();
    await page.expectKept(path);
    await expect.poll(() => page.text(selector("main h1"))).toBe(heading);
  }
});

for (const [sign, meet] of [
  ["a pointer rested on its link", (page: Page) => page.hover(about)],
  [
    "a finger came down on its link",
    (page: Page) =>
      page.evaluate(() =>
        document
          .querySelector("footer a[href='/about']")
          ?.dispatchEvent(new Event("touchstart", { bubbles: true, cancelable: true })),
      ),
  ],
] as const)
  test(`Back brings a page out of the memory that was left while the next was under way since ${sign}`, async ({
    visit,
  }) => {
    const { page, proxy } = await visit();
    await page.open("/industries");
    await page.noteReturn();
    const answer = proxy.fault(/^\/about$/, "held");
    await meet(page);
    // WebKit would fetch the page again at the click; Chromium has rules of its own for a real finger.
    const isAhead = engine === "firefox" || (engine === "chromium" && sign.startsWith("a pointer"));
    await expect.poll(() => proxy.asked.includes("/about")).toBe(isAhead);
    const clicked = page.click(about);
    await setTimeout(1000);
    answer();
    await clicked;
    await page.expectPath("/about");
    await page.takenOver();
    await page.back();
    await page.expectKept("/industries");
  });

test("Back restores the place on the page that was left", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/");
  await page.focus(role("link", /^LEARN MORE about Web development/));
  await expect.poll(page.scrollY).toBeGreaterThan(200);
  await page.atRest();
  const place = await page.scrollY();
  await page.press("Enter");
  await page.expectPath("/services/web-development-kutch");
  await expect.poll(page.scrollY).toBe(0);
  await page.back();
  await page.expectPath("/");
  await expect.poll(page.scrollY).toBe(place);
});

test("a reload keeps the place", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/");
  await page.scrollTo(1500);
  await expect.poll(page.scrollY).toBe(1500);
  await page.reload();
  await page.takenOver();
  await expect.poll(page.scrollY).toBe(1500);
});

test("a menu from which a page was left is closed where Back leads, and opens again", async ({ visit }) => {
  const { page } = await visit({ size: narrow });
  const menu = role("button", "Menu", header);
  await page.open("/about");
  await page.noteReturn();
  await page.click(menu);
  await page.click(role("link", "Industries", selector(":popover-open")));
  await page.expectPath("/industries");
  await page.back();
  await page.expectKept("/about");
  await expect.poll(() => page.attribute(menu, "aria-expanded")).toBe("false");
  expect(await page.count(selector(":popover-open"))).toBe(0);
  await page.takenOver();
  await page.click(menu);
  await expect.poll(() => page.attribute(menu, "aria-expanded")).toBe("true");
});

test("the search from which a page was left is closed where Back leads, and finds again", async ({ visit }) => {
  const { page } = await visit();
  const dialog = role("dialog", "Search the site");
  const field = role("textbox", "Search all pages", dialog);
  const search = async (words: string, found: string) => {
    await page.click(role("button", "SEARCH THE SITE", footer));
    await expect.poll(() => page.focused(field)).toBe(true);
    // The earlier query is selected, and the first letter replaces it.
    await page.type(words);
    await expect.poll(() => page.text(selector("li a", dialog))).toContain(found);
  };
  await page.open("/about");
  await page.noteReturn();
  await search("kubernetes", "Kubernetes");
  await page.press("Enter");
  await page.expectPath("/technologies/kubernetes");
  await page.back();
  await page.expectKept("/about");
  expect(await page.count(dialog)).toBe(0);
  await page.takenOver();
  await search("flutter", "Flutter");
});

test("colours chosen on the next page hold where Back leads", async ({ visit }) => {
  const { page } = await visit();
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.open("/about");
  const day = await ground();
  await page.noteReturn();
  await page.goOn("/industries");
  await page.takenOver();
  await page.click(role("radio", "Night", footer));
  await expect.poll(ground).not.toBe(day);
  await page.back();
  await page.expectKept("/about");
  await expect.poll(ground).not.toBe(day);
  // An engine may reset fields after it has said that the page is restored.
  await page.takenOver();
  expect((await page.one(role("radio", "Night", footer))).checked).toBe(true);
});
