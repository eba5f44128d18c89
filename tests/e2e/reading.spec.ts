import type { Page } from "@playwright/test";
import { pagePaths } from "../../app/content/.server/links/addresses.ts";
import { readContent } from "../../pipeline/content.ts";
import { expect, lookingWith, narrow, open, test, wide } from "./support/test.ts";

/**
 * Words that the window's edge cuts off, outside of parts that scroll by themselves. The page as a whole must not scroll sideways,
 * and a part that scrolls must be within the window.
 */
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
    for (const scrolling of document.querySelectorAll("pre, .table-scroll")) {
      if (scrolling.getBoundingClientRect().right > innerWidth) cut.push(`beyond the edge: ${scrolling.textContent}`);
    }
    return cut;
  });

/** Words that a narrow window cuts off, and one with letters twice as large. */
async function cutOffWhenNarrow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await cutOff(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const large = await cutOff(page);
  return [...narrow.map((text) => `at 320 px: ${text}`), ...large.map((text) => `with large letters: ${text}`)];
}

/**
 * Words of the main part that are not visible anywhere in it. Buttons and announcements, which only a script serves, are left out.
 */
const hiddenWords = (page: Page) =>
  page.getByRole("main").evaluate((main: HTMLElement) => {
    // biome-ignore lint/performance/useDomNodeTextContent: the text that is shown is what counts here.
    const shown = new Set(main.innerText.toLowerCase().split(/\s+/));
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest("button, [role=status], [hidden], [data-part], .held-note, script, style"))
        continue;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      hidden.push(
        ...(node.textContent ?? "")
          .toLowerCase()
          .split(/\s+/)
          .filter((word) => word && !shown.has(word)),
      );
    }
    return hidden;
  });

// Every page is tested without scripts below; these have parts that scripts change.
const hydratedAndNarrow = lookingWith(narrow);
for (const path of ["/", "/gu", "/contact", "/blog"]) {
  hydratedAndNarrow(`@narrow no words of ${path} are cut off in a narrow window`, async ({ page }) => {
    await open(page, path);
    expect(await cutOffWhenNarrow(page)).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  const withoutJavaScript = lookingWith({ ...wide, javaScriptEnabled: false });

  for (const path of pagePaths(readContent())) {
    withoutJavaScript(
      `@wide ${path} can be read: all its words are there, and none is hidden or cut off`,
      async ({ page }) => {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        // biome-ignore lint/performance/useDomNodeTextContent: the text that is shown is what counts here.
        const words = (await page.getByRole("main").innerText()).split(/\s+/).length;
        // Folded text is visible once it is opened.
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>("main .fold")) fold.open = true;
        });
        expect(words, `${words} words`).toBeGreaterThan(path.endsWith("/enquiry-received") ? 20 : 120);
        expect(await hiddenWords(page)).toEqual([]);
        expect(await cutOffWhenNarrow(page)).toEqual([]);
      },
    );
  }
});

test("@wide a page in forced colours keeps its buttons and links apart from its text", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/");
  const button = page.getByRole("main").getByRole("link", { name: "LET'S BUILD TOGETHER" });
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("solid");
});

test("@wide on paper the header, the menus and the buttons are gone and the text is dark", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await open(page, "/about");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.locator(".button:visible")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
});
