import type { Page } from "@playwright/test";
import { interfaceWordsIn } from "../../app/content/languages/site-languages.ts";
import { en } from "./support/english-texts.ts";
import { expect, openUnhydrated, test } from "./support/test.ts";

test("@narrow the mobile menu closes when the focus leaves it", async ({ page }) => {
  await openUnhydrated(page, "/case-studies/ecommerce-platform-redesign");
  const button = page.getByRole("banner").getByRole("button", { name: en.frame.menu });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(":popover-open")).toHaveCount(1);
  const inMenu = () => page.evaluate(() => document.activeElement?.closest(".menu") !== null);
  await page.keyboard.press("Tab");
  expect(await inMenu()).toBe(true);
  // The focus moves to the menu's own button and back in: the menu stays open.
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  await expect(page.locator(":popover-open")).toHaveCount(1);
  do await page.keyboard.press("Tab");
  while (await inMenu());
  await expect(page.locator(":popover-open")).toHaveCount(0);
  const seen = await page.locator(":focus").evaluate((focused) => {
    const { left, top, width, height } = focused.getBoundingClientRect();
    return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(seen).toBe(true);
});

test("@narrow the mobile menu fits 360 by 640 px in each language, and closes by its button or a link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [path, language] of [
    ["/about", "en"],
    ["/gu/about", "gu"],
    ["/hi/about", "hi"],
  ] as const) {
    await openUnhydrated(page, path);
    const { menu, build } = interfaceWordsIn(language).frame;
    await page.getByRole("banner").getByRole("button", { name: menu }).click();
    const panel = page.locator(".menu-mobile");
    const list = panel.getByRole("list").last();
    await expect(list.getByRole("list")).toHaveCount(0);
    await expect(list.getByRole("link").last()).toHaveText(build);
    const addresses = await list
      .getByRole("link")
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const link of await panel.getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
  const { menu, industries } = interfaceWordsIn("hi").frame;
  const button = page.getByRole("banner").getByRole("button", { name: menu });
  await button.click();
  await expect(page.locator(":popover-open")).toHaveCount(0);
  await button.click();
  await page.locator(":popover-open").getByRole("link", { name: industries }).click();
  await expect(page).toHaveURL(/\/hi\/industries$/);
  await expect(page.locator(":popover-open")).toHaveCount(0);
});

/** What a button or a link of the header is called. */
const inHeader = (page: Page, role: "button" | "link", name: string) =>
  page.getByRole("banner").getByRole(role, { name });

test("@engines dropdowns open one at a time, and close by a click outside, by Escape or by a link", async ({
  page,
}) => {
  await openUnhydrated(page, "/about");
  const services = inHeader(page, "button", en.frame.services);
  await services.click();
  const open = page.locator(".menu:popover-open");
  await expect(open).toHaveCount(1);
  await inHeader(page, "button", en.frame.company).click();
  await expect(open).toHaveCount(1);
  await expect(open.getByRole("link", { name: en.frame.careers })).toBeVisible();
  await page.mouse.click(200, 700);
  await expect(open).toHaveCount(0);
  const resources = inHeader(page, "button", en.frame.resources);
  await resources.click();
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
  await expect(resources).toBeFocused();
  await resources.click();
  await open.getByRole("link", { name: en.frame.portfolio }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect(open).toHaveCount(0);
});

test("@engines dropdowns work by keyboard and close when the focus leaves them", async ({ page }) => {
  await openUnhydrated(page, "/about");
  const services = inHeader(page, "button", en.frame.services);
  await services.focus();
  await page.keyboard.press("Tab");
  await expect(inHeader(page, "link", en.frame.technologies).first()).toBeFocused();
  await services.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(":popover-open")).toHaveCount(1);
  const links = page.locator(".menu:popover-open").getByRole("link");
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(services).toBeFocused();
  await expect(page.locator(":popover-open")).toHaveCount(1);
  await links.last().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(":popover-open")).toHaveCount(0);
  await inHeader(page, "button", en.frame.company).focus();
  await page.keyboard.press(" ");
  for (let press = 0; press < 2; press++) await page.keyboard.press("Tab");
  await expect(inHeader(page, "link", en.frame.careers)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/career$/);
});

test.describe("the call bar at the bottom of a phone", () => {
  const bar = (page: Page) => page.getByRole("navigation", { name: en.frame.bar.label });

  test("@narrow the call bar appears below the hero, hides at a form or the footer, and never covers the focus", async ({
    page,
  }) => {
    await openUnhydrated(page, "/");
    await expect(bar(page)).toBeHidden();
    await page.locator("#services h2").scrollIntoViewIfNeeded();
    await expect(bar(page).getByRole("link")).toHaveText([en.frame.bar.call, en.frame.bar.consultation]);
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

  test("@narrow the call bar does not appear over a link that was just focused", async ({ page }) => {
    await openUnhydrated(page, "/sheets");
    const link = page.getByRole("link", { name: /\bZIP\b/ }).first();
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

  test("@narrow the call bar hides for the language offer and for the open menu", async ({ page }) => {
    await openUnhydrated(page, "/services/web-development-kutch");
    await page.getByRole("heading", { name: en.service.process }).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: en.frame.menu }).click();
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

  test("@narrow the call bar fits 320 px, and stays hidden at text of 200 %", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const shown = page.locator(".call-bar");
    for (const [size, isShown] of [
      ["100%", true],
      ["125%", true],
      ["200%", false],
    ] as const) {
      await openUnhydrated(page, "/about");
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
});

test("@narrow in a short window the header hides on scrolling down and returns on scrolling up", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openUnhydrated(page, "/about");
  const header = page.getByRole("banner");
  await page.mouse.wheel(0, 40);
  await page.mouse.wheel(0, 600);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport({ ratio: 1 });
  // An open menu is below the header, wherever the page is scrolled.
  await header.getByRole("button", { name: en.frame.menu }).click();
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  // The keyboard moves up the page, and the header stays away from the focus.
  await page.getByRole("main").getByRole("link").last().focus();
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press("Shift+Tab");
    await expect(header).not.toBeInViewport();
  }
});

test("assistive technology is told which dropdown is open", async ({ page }) => {
  await openUnhydrated(page, "/about");
  const session = await page.context().newCDPSession(page);
  const expanded = async () => {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const isOpen = ({ properties }: (typeof nodes)[number]) =>
      properties?.some(({ name, value }) => name === "expanded" && value.value);
    return nodes.filter(isOpen).map(({ name }) => name?.value);
  };
  expect(await expanded()).toEqual([]);
  await inHeader(page, "button", en.frame.services).click();
  await expect.poll(expanded).toEqual([en.frame.services.toUpperCase()]);
  await session.detach();
});
