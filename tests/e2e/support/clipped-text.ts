import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

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
    for (const scrolling of document.querySelectorAll("pre, .table-scroll, .table-box")) {
      if (scrolling.getBoundingClientRect().right > innerWidth) cut.push(`beyond the edge: ${scrolling.textContent}`);
    }
    return cut;
  });

/** Words that a narrow window cuts off, and one with letters twice as large. */
export async function findCutOffWords(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await cutOff(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const large = await cutOff(page);
  return [...narrow.map((text) => `at 320 px: ${text}`), ...large.map((text) => `with large letters: ${text}`)];
}

/**
 * Words of the main part that are not visible anywhere in it. Buttons, announcements and models, which only a script serves, are left out.
 */
const hiddenWords = (page: Page) =>
  page.getByRole("main").evaluate((main: HTMLElement) => {
    // biome-ignore lint/performance/useDomNodeTextContent: the text that is shown is what counts here.
    const shown = new Set(main.innerText.toLowerCase().split(/[\s:]+/));
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (
        !element ||
        element.closest("button, [role=status], [hidden], [data-part], .held-note, .model, script, style")
      )
        continue;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      hidden.push(
        ...(node.textContent ?? "")
          .toLowerCase()
          .split(/[\s:]+/)
          .filter((word) => word && !shown.has(word)),
      );
    }
    return hidden;
  });

/**
 * Opens a page, and expects that all its words can be read: none is hidden or cut off.
 * @param page of a context without JavaScript
 */
export async function expectReadable(page: Page, path: string): Promise<void> {
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
  expect(await findCutOffWords(page)).toEqual([]);
}
