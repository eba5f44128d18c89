import type { Page } from "@playwright/test";
import { interfaceIn } from "../../app/content/.server/languages/languages.ts";
import { arrive, expect, test } from "./support/test.ts";

test("@narrow an open menu closes when the focus leaves it: what has the focus is never under it", async ({ page }) => {
  await arrive(page, "/case-studies/ecommerce-platform-redesign");
  const button = page.getByRole("banner").getByRole("button", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const inMenu = () => page.evaluate(() => document.activeElement?.closest(".menu") !== null);
  await page.keyboard.press("Tab");
  expect(await inMenu()).toBe(true);
  // The focus moves to the menu's own button and back in: the menu stays open.
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  do await page.keyboard.press("Tab");
  while (await inMenu());
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(":popover-open")).toHaveCount(0);
  const seen = await page.locator(":focus").evaluate((focused) => {
    const { left, top, width, height } = focused.getBoundingClientRect();
    return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(seen).toBe(true);
});

test("@narrow the whole menu is seen at once on a phone of 360 by 640, in each language, with the call to action first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [path, language] of [
    ["/about", "en"],
    ["/gu/about", "gu"],
    ["/hi/about", "hi"],
  ] as const) {
    await arrive(page, path);
    const { menu, build } = interfaceIn(language).frame;
    await page.getByRole("banner").getByRole("button", { name: menu }).click();
    const panel = page.locator(".menu-mobile");
    await expect(panel.getByRole("link").first()).toHaveText(build);
    for (const link of await panel.getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("@wide a dropdown is as wide as what it holds, and says of each entry what is there", async ({ page }) => {
  await arrive(page, "/about");
  for (const [name, entries] of [
    ["SERVICES", 7],
    ["RESOURCES", 3],
    ["COMPANY", 2],
  ] as const) {
    const button = page.getByRole("banner").getByRole("button", { name });
    await button.click();
    const panel = page.locator(".menu:popover-open");
    const [box, from] = [await panel.boundingBox(), await button.boundingBox()];
    expect(Math.abs((box?.x ?? 0) - (from?.x ?? 0))).toBeLessThan(2);
    expect(box?.width).toBeLessThan(640);
    for (const entry of await panel.getByRole("listitem").all())
      await expect(entry.getByRole("paragraph")).not.toBeEmpty();
    await expect(panel.getByRole("listitem")).toHaveCount(entries);
  }
});

test("@wide the entry of the current page, a hovered one and an open one look different, and unlike the others", async ({
  page,
}) => {
  await arrive(page, "/about");
  const menu = page.getByRole("banner").getByRole("navigation");
  const entry = (name: string) => menu.getByRole("button", { name }).or(menu.getByRole("link", { name }));
  const lookOf = (name: string) =>
    entry(name).evaluate((shown) => {
      const { color, backgroundColor, textDecorationLine } = getComputedStyle(shown);
      return [color, backgroundColor, textDecorationLine].join();
    });
  const looks = [await lookOf("TECHNOLOGIES"), await lookOf("COMPANY")];
  await entry("INDUSTRIES").hover();
  looks.push(await lookOf("INDUSTRIES"));
  await entry("SERVICES").click();
  await expect(page.locator(".menu:popover-open")).toBeVisible();
  looks.push(await lookOf("SERVICES"));
  expect(new Set(looks).size, looks.join(" | ")).toBe(4);
});

test.describe("the bar at the foot of a phone's screen", () => {
  const bar = (page: Page) => page.getByRole("navigation", { name: "Call or write" });

  test("@narrow comes after the head of the page, goes where a form or the footer is seen, and lies over nothing that has the focus", async ({
    page,
  }) => {
    await arrive(page, "/");
    await expect(bar(page)).toBeHidden();
    await page.getByRole("heading", { name: "What we have built" }).scrollIntoViewIfNeeded();
    await expect(bar(page).getByRole("link")).toHaveText(["Call us", "FREE CONSULTATION"]);
    await expect(bar(page)).toBeVisible();
    await page.locator("#services a").first().focus();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      // Smooth scrolling takes time.
      const isSeen = () =>
        page.evaluate(() => {
          const focused = document.activeElement as Element;
          const { left, bottom } = focused.getBoundingClientRect();
          const hit = document.elementFromPoint(left + 2, bottom - 2);
          return hit !== null && (!hit.closest(".call-bar") || focused.closest(".call-bar") !== null);
        });
      await expect.poll(isSeen).toBe(true);
    }
    await page.getByRole("form").scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
  });

  test("@narrow does not come over what got the focus while the head of the page was leaving", async ({ page }) => {
    await arrive(page, "/sheets");
    const link = page.getByRole("link", { name: "The ten files of a delivery pipeline" }).first();
    // A quick person's Tab, in the frame in which the page scrolls: the link stands at the window's lower edge.
    await link.evaluate((link) => {
      scrollTo({ top: scrollY + link.getBoundingClientRect().bottom - innerHeight, behavior: "instant" });
      link.focus();
    });
    await expect(bar(page)).toBeVisible();
    const space = () =>
      page.evaluate(() => {
        const [bar, link] = [document.querySelector(".call-bar"), document.activeElement];
        return bar && link ? bar.getBoundingClientRect().top - link.getBoundingClientRect().bottom : Number.NaN;
      });
    await expect.poll(space).toBeGreaterThanOrEqual(0);
  });

  test("@narrow makes way for the language line and the open menu", async ({ page }) => {
    await arrive(page, "/services/web-development-kutch");
    await page.getByRole("heading", { name: "How the work runs" }).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(bar(page)).toBeVisible();
    await page
      .locator(".language-offer")
      .first()
      .evaluate((line: HTMLElement) => {
        line.hidden = false;
      });
    await expect(bar(page)).toBeHidden();
  });

  test("@narrow is there on every kind of page between its head and its end, and not in print", async ({ page }) => {
    for (const path of [
      "/services/web-development-kutch",
      "/technologies/react",
      "/case-studies/ecommerce-platform-redesign",
      "/blog/devops-automation-workflows",
      "/guides/databases",
      "/what-a-website-costs",
    ]) {
      await arrive(page, path);
      await expect(bar(page), path).toBeHidden();
      await page.getByRole("main").getByRole("heading", { level: 2 }).nth(1).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 900);
      await expect(bar(page), path).toBeVisible();
    }
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
  });

  test("@narrow keeps to the window at 320 px, and stays away where large letters would make it cover too much", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const shown = page.locator(".call-bar");
    for (const [size, isShown] of [
      ["100%", true],
      ["125%", true],
      ["200%", false],
    ] as const) {
      await arrive(page, "/about");
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await page.getByRole("main").getByRole("heading", { level: 2 }).nth(1).scrollIntoViewIfNeeded();
      // Long enough for the menu to appear, if it did.
      if (!isShown) await page.waitForTimeout(500);
      await expect(shown).toBeVisible({ visible: isShown });
      if (isShown)
        for (const link of await shown.getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test("@narrow makes way for the search, in whose field somebody writes", async ({ page }) => {
    await arrive(page, "/about");
    await page.getByRole("main").getByRole("heading", { level: 2 }).nth(1).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.locator(".call-bar")).toBeHidden();
  });

  test("@wide is not there on a wide window", async ({ page }) => {
    await arrive(page, "/");
    await page.getByRole("heading", { name: "What we have built" }).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
  });
});

test("@narrow on a low screen the header is left behind", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await arrive(page, "/about");
  await page.mouse.wheel(0, 40);
  // An open menu is below the header, wherever the page is scrolled.
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole("banner")).not.toBeInViewport();
});
