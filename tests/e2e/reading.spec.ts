import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pagePaths } from "../../app/content/.server/addresses.ts";
import { readContent } from "../../pipeline/content.ts";
import { onePerType } from "./support/page-types.ts";
import { expect, open, test } from "./support/test.ts";

/** Rules of WCAG 2.2 A and AA, and what axe holds to be good practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** In the page itself and without lists of what passed: there are no frames, and it takes half the time. */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .setLegacyMode();

/** Words that the window's edge cuts off, in whatever does not scroll by itself; the page as a whole does not scroll. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) =>
      element.matches("[aria-roledescription=carousel], .sr-only") ||
      /auto|scroll/.test(getComputedStyle(element).overflowX);
    const scroller = (element: Element | null): boolean =>
      element !== null && element !== document.documentElement && (scrolls(element) || scroller(element.parentElement));
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      const outside = node.textContent?.trim() && width > 0 && (left < -1 || right > innerWidth + 1);
      if (outside && !scroller(node.parentElement)) cut.push(node.textContent ?? "");
    }
    return cut;
  });

for (const path of pagePaths(readContent())) {
  // Every page on the narrow screen, one of each type on the wide one too.
  const where = onePerType.includes(path) ? "" : "@narrow ";
  test(`${where}${path} has no accessibility fault that axe finds, and no words are cut off in a narrow window`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await cutOff(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await cutOff(page), "with letters twice as large").toEqual([]);
  });
}

test("@wide every page can be read without JavaScript: all its words are in the HTML, and none is hidden", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  for (const path of pagePaths(readContent())) {
    await page.goto(`${baseURL}${path}`, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // biome-ignore lint/performance/useDomNodeTextContent: the text that is shown is what counts here.
    const words = (await page.getByRole("main").innerText()).split(/\s+/).length;
    expect(words, `${path} has ${words} words`).toBeGreaterThan(path === "/enquiry-received" ? 20 : 120);
  }
  await plain.close();
});

test("a page in forced colours keeps its buttons and links apart from its text", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/");
  const button = page.getByRole("main").getByRole("link", { name: "LET'S BUILD TOGETHER" });
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("solid");
});

test("on paper the header, the menus and the buttons are gone and the text is dark", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await open(page, "/about");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.locator(".button:visible")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
});
