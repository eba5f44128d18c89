import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pagePaths } from "../../build/pages.ts";
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

for (const path of pagePaths()) {
  // Every page on the narrow screen, one of each type on the wide one too.
  const where = onePerType.includes(path) ? "" : "@narrow ";
  test(`${where}${path} has no accessibility fault that axe finds, and nothing sticks out of a narrow window`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)).toEqual([]);

    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await width()).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await width(), "with letters twice as large").toBeLessThanOrEqual(360);
  });
}

test("@wide every page can be read without JavaScript: all its words are in the HTML, and none is hidden", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  for (const path of pagePaths()) {
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

test("on paper the header and the menus are gone and the text is dark", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await open(page, "/about");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
