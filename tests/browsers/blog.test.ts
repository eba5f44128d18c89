import { articles } from "../e2e/support/content.ts";
import type { Page } from "./support/page.ts";
import { role, selector } from "./support/target.ts";
import { expect, test } from "./support/test.ts";

const filter = role("navigation", "Articles by category");
const chip = (name: string) => role("link", name, filter);
const cards = role("article", undefined, role("region", "Articles"));
const numberOf = (category: string) => articles.filter((article) => article.category === category).length;

async function expectOnly(page: Page, category: string): Promise<void> {
  await expect.poll(() => page.count(cards)).toBe(category === "ALL" ? articles.length : numberOf(category));
  await expect.poll(() => page.text(selector("[aria-current]", filter))).toBe(category);
}

test("the filter shows a category, says so, and Back and Forward go through the choices", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/blog");
  await expectOnly(page, "ALL");
  await page.click(chip("DEVOPS"));
  await expectOnly(page, "DEVOPS");
  await page.expectPath("/blog?category=devops");
  await expect
    .poll(() => page.text(role("status", undefined, role("region", "Articles"))))
    .toMatch(new RegExp(`^DEVOPS: ${numberOf("DEVOPS")} articles? shown$`));
  await page.click(chip("TECHNOLOGY"));
  await expectOnly(page, "TECHNOLOGY");
  await page.back();
  await expectOnly(page, "DEVOPS");
  await page.back();
  await expectOnly(page, "ALL");
  await page.forward();
  await expectOnly(page, "DEVOPS");
});

test("a category that is chosen while the cards still move is shown", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/blog");
  // Animations are paused before they begin, so that the cards still move at the next click, however late it comes.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("::view-transition-group(*) { animation-play-state: paused !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await page.click(chip("DEVOPS"));
  const paused = () =>
    page.evaluate(() => {
      const isOfTransition = ({ effect }: Animation) =>
        (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition");
      return document.getAnimations().filter((move) => isOfTransition(move) && move.playState === "paused").length;
    });
  await expect.poll(paused).toBeGreaterThan(0);
  await page.click(chip("TECHNOLOGY"));
  await expectOnly(page, "TECHNOLOGY");
});

test("an article opens from anywhere on its card", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/blog");
  const card = selector('article:has(a[href="/blog/modern-ui-ux-principles-2024"])');
  await page.see(card, "scroll");
  const { box } = await page.one(card);
  await page.clickAt(box.x + 20, box.y + box.height - 12);
  await page.expectPath("/blog/modern-ui-ux-principles-2024");
});
