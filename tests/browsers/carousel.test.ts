import type { Page } from "./support/page.ts";
import { role, selector } from "./support/target.ts";
import { expect, narrow, test } from "./support/test.ts";

const industries = ["Healthcare", "Fintech", "Ecommerce", "Edtech", "Logistics"];
const carousel = role("group", "Industries");
const view = role("region", "Industries: cards", carousel);
const next = role("button", "Next", carousel);
const previous = role("button", "Previous", carousel);
const status = role("status", undefined, carousel);

/** The names on the cards that are wholly visible, from left to right. */
const shown = async (page: Page) => {
  const { box } = await page.one(carousel);
  const cards = await page.see(selector("li", carousel));
  return cards
    .filter((card) => card.box.x > box.x - 20 && card.box.x + card.box.width < box.x + box.width + 20)
    .sort((one, other) => one.box.x - other.box.x)
    .map(({ text }) => industries.find((name) => text.includes(name)));
};
const first = async (page: Page) => (await shown(page))[0];

async function open(page: Page): Promise<void> {
  await page.open("/");
  // Scrolls the carousel into the window, so that its code is fetched.
  await page.see(carousel, "scroll");
  await expect.poll(() => page.count(selector("[data-ready]", carousel))).toBe(1);
}

test("the carousel goes round in both directions by its buttons, and says where it is", async ({ visit }) => {
  const { page } = await visit();
  await open(page);
  expect(await shown(page)).toEqual(industries.slice(0, 3));
  await page.click(previous);
  await expect.poll(() => first(page)).toBe("Logistics");
  await expect.poll(() => page.text(status)).toBe("Logistics, 5 of 5");
  for (const name of industries) {
    await page.click(next);
    await expect.poll(() => first(page)).toBe(name);
  }
});

test("the carousel moves by the arrow keys while the focus is in it, and only then", async ({ visit }) => {
  const { page } = await visit();
  await open(page);
  await page.press("ArrowRight");
  await page.focus(view);
  expect(await first(page)).toBe("Healthcare");
  await page.press("ArrowRight");
  await expect.poll(() => first(page)).toBe("Fintech");
  await page.press("ArrowLeft");
  await page.press("ArrowLeft");
  await expect.poll(() => first(page)).toBe("Logistics");
});

test("each card to which Tab brings the focus is shown, also where a page answers a key late", async ({ visit }) => {
  const { page } = await visit();
  await open(page);
  // Embla by itself shows a card only if the focus comes within 10 ms of the key.
  await page.evaluate(() =>
    addEventListener("keydown", () => {
      const end = performance.now() + 50;
      while (performance.now() < end);
    }),
  );
  await page.focus(previous);
  for (const name of industries.toReversed()) {
    await page.press("Tab", "Shift");
    await expect.poll(() => first(page)).toBe(name);
  }
  await page.focus(view);
  for (const name of industries) {
    await page.press("Tab");
    await expect.poll(() => first(page)).toBe(name);
  }
});

test("the carousel can be dragged", async ({ visit }) => {
  const { page } = await visit();
  await open(page);
  await page.drag(view, { x: -380 });
  await expect.poll(() => first(page)).not.toBe("Healthcare");
});

test("the carousel shows one card on a narrow screen", async ({ visit }) => {
  const { page } = await visit({ size: narrow });
  await open(page);
  await expect.poll(() => shown(page)).toEqual(["Healthcare"]);
  await page.click(next);
  await expect.poll(() => shown(page)).toEqual(["Fintech"]);
});
