import type { Page } from "@playwright/test";
import { en } from "../e2e/support/english-texts.ts";
import { expect } from "../e2e/support/test.ts";
import { openSettledPage, test } from "./support.ts";

type Stop = {
  /** The element's text, to find it by. */
  name: string;
  /** Whether any part of the focused element can be seen: neither below the header nor outside the window. */
  seen: boolean;
  /** The outline that shows the focus: cut if an element around it, or a side of the window, hides a part of it. */
  outline: "whole" | "cut" | "none";
  isBody: boolean;
};

/** The focused element, whether it can be seen, and the outline of it or of the card that its link covers. */
const focusedElement = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    // A person's presses are frames apart. The call bar comes and goes in the frame after a press.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement ?? document.body;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const inside = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest("label")?.control === focused)
      );
    };
    // The middle, and points just inside the corners: a link over two lines is no rectangle.
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ] as const;

    const cuts = (around: Element, ring: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const out = (from: number, to: number, start: number, end: number) => from < start - 0.5 || to > end + 0.5;
      return (
        (overflowX !== "visible" && out(ring.left, ring.right, box.left, box.right)) ||
        (overflowY !== "visible" && out(ring.top, ring.bottom, box.top, box.bottom))
      );
    };
    const outline = () => {
      let outlined: Element | null = focused;
      while (outlined && getComputedStyle(outlined).outlineStyle === "none") outlined = outlined.parentElement;
      if (!outlined) return "none";
      const { outlineWidth, outlineOffset } = getComputedStyle(outlined);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const { x, y, width, height } = outlined.getBoundingClientRect();
      const ring = new DOMRect(x - reach, y - reach, width + 2 * reach, height + 2 * reach);
      if (ring.left < 0 || ring.right > innerWidth) return "cut";
      for (let around = outlined.parentElement; around && around !== document.body; around = around.parentElement)
        if (cuts(around, ring)) return "cut";
      return "whole";
    };
    const name = (focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim().slice(0, 60);
    return {
      name: name || focused.outerHTML.slice(0, 80),
      seen: points.some(([x, y]) => inside(x, y)),
      outline: outline(),
      isBody: focused === document.body,
    };
  });

async function press(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  return focusedElement(page);
}

/** The header's dropdowns, a form and the carousel; code, and the call bar of a phone; tables that scroll. */
for (const [path, width] of [
  ["/", 1280],
  ["/blog/devops-automation-workflows", 390],
  ["/guides/databases", 390],
] as const)
  test(`Tab and Shift+Tab reach the ends of ${path} at ${width} px, and the focus is always visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openSettledPage(page, path);
    // The carousel adds its buttons when it is near the window, which is later than a Tab on a busy machine.
    for (const carousel of await page.locator(".carousel-viewport").all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute("data-ready");
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const forth: Stop[] = [];
    for (let at = await press(page, "Tab"); !at.isBody; at = await press(page, "Tab")) {
      forth.push(at);
      expect(forth.length, "the page has an end").toBeLessThan(400);
    }
    // As many steps as forward: a browser without a toolbar begins again at the other end.
    const back: Stop[] = [];
    for (const _ of forth) back.push(await press(page, "Shift+Tab"));
    expect([...forth, ...back].filter(({ seen }) => !seen).map(({ name }) => name)).toEqual([]);
    expect(
      [...forth, ...back]
        .filter(({ outline }) => outline !== "whole")
        .map(({ name, outline }) => `${name}: ${outline}`),
    ).toEqual([]);
    expect(back.map(({ name }) => name)).toEqual(forth.map(({ name }) => name).reverse());
  });

test("Tab reaches each link of the mobile menu at 320 px, and its outline is not cut off", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 560 });
  await openSettledPage(page, "/");
  await page.getByRole("button", { name: en.frame.menu }).press("Enter");
  const menu = page.locator("#menu-mobile");
  await expect(menu).toBeVisible();
  for (const link of await menu.getByRole("link").all()) {
    const at = await press(page, "Tab");
    await expect(link).toBeFocused();
    expect(at).toMatchObject({ seen: true, outline: "whole" });
  }
});
