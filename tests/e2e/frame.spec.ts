import type { Page } from "@playwright/test";
import { expect, holdScripts, hydrated, isNarrow, jumpTo, open, started, test } from "./support/test.ts";

const header = (page: Page) => page.getByRole("banner");
const backgroundOf = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const white = "rgb(255, 255, 255)";
const transparent = "rgba(0, 0, 0, 0)";

test.describe("the header", () => {
  test("is 80 px high and fixed", async ({ page }) => {
    await open(page, "/about");
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect(await header(page).boundingBox()).toMatchObject({ y: 0, height: 80 });
  });

  test("is transparent on the home page at or under 5 px, and white with a border past it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    expect(await backgroundOf(page)).toBe(transparent);
    await page.evaluate(() => scrollTo(0, 5));
    expect(await backgroundOf(page)).toBe(transparent);
    await page.evaluate(() => scrollTo(0, 6));
    await expect.poll(() => backgroundOf(page)).toBe(white);
    await expect(header(page)).toHaveCSS("border-bottom-width", "1px");
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => backgroundOf(page)).toBe(transparent);
  });

  test("@wide is white on every other page", async ({ page }) => {
    await open(page, "/contact");
    expect(await backgroundOf(page)).toBe(white);
  });

  test("@wide opens one dropdown at a time, and closes it by an outside click, by Escape and by a choice", async ({
    page,
  }) => {
    await open(page, "/about");
    const button = (name: string) => header(page).getByRole("button", { name });
    const link = (name: string) => header(page).getByRole("link", { name, exact: true });

    await button("SERVICES").click();
    await expect(button("SERVICES")).toHaveAttribute("aria-expanded", "true");
    await expect(link("UI/UX design")).toBeVisible();

    await button("COMPANY").click();
    await expect(link("UI/UX design")).toBeHidden();
    await expect(button("SERVICES")).toHaveAttribute("aria-expanded", "false");
    await expect(link("Careers")).toBeVisible();

    await page.mouse.click(200, 700);
    await expect(link("Careers")).toBeHidden();

    await button("RESOURCES").click();
    await page.keyboard.press("Escape");
    await expect(link("Blog")).toBeHidden();
    await expect(button("RESOURCES")).toBeFocused();

    await button("RESOURCES").click();
    await link("Portfolio").click();
    await expect(page).toHaveURL("/portfolio");
    await expect(link("Portfolio")).toBeHidden();
  });

  test("@wide works from the keyboard alone: Enter and Space open, closed links are not reached", async ({ page }) => {
    await open(page, "/about");
    const button = (name: string) => header(page).getByRole("button", { name });
    await button("SERVICES").focus();
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: "TECHNOLOGIES" })).toBeFocused();

    await button("SERVICES").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: "Web development", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button("SERVICES")).toBeFocused();

    await button("COMPANY").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/career");
  });

  test("@narrow opens a flat list by the hamburger, and closes it by a choice", async ({ page }) => {
    await open(page, "/");
    const toggle = header(page).getByRole("button", { name: "Menu" });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    const links = header(page).locator(":popover-open").getByRole("link");
    await expect(links.first()).toBeVisible();
    await toggle.click();
    await expect(links).toHaveCount(0);

    await toggle.click();
    await links.filter({ hasText: "INDUSTRIES" }).click();
    await expect(page).toHaveURL("/industries");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(links).toHaveCount(0);
  });

  test("marks the current page, and the next one after a change of page", async ({ page }) => {
    await open(page, "/careers");
    const current = header(page).locator('[aria-current="page"]:visible');
    const menu = header(page).getByRole("button", { name: isNarrow(page) ? "Menu" : "COMPANY" });
    await menu.click();
    await expect(current).toHaveText("Careers");
    await header(page).getByRole("link", { name: "About", exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL("/about");
    await started(page);
    await menu.click();
    await expect(current).toHaveText("About");
  });

  test("has menus that open and links that lead on before any script has run", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/about`);
    await header(page).getByRole("button", { name: "SERVICES" }).click();
    await header(page).getByRole("link", { name: "DevOps solutions" }).click();
    await expect(page).toHaveURL(`${baseURL}/services/devops-solutions`);
    await page.setViewportSize({ width: 390, height: 844 });
    await header(page).getByRole("button", { name: "Menu" }).click();
    await header(page).getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(`${baseURL}/blog`);
    await context.close();
  });
});

test.describe("a change of page", () => {
  test("begins at the top with its title, one after another, and Back restores the place", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name: /LEARN MORE about Web development/ }).focus();
    // Where the focus has brought it, smoothly.
    let place = -1;
    await expect
      .poll(async () => {
        const before = place;
        place = await page.evaluate(() => scrollY);
        return place > 200 && place === before;
      })
      .toBe(true);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/services\/web-development-kutch$/);
    await expect(page).toHaveTitle(/^Web development/i);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole("main").getByRole("link").last().focus();
    const next = (await page.getByRole("main").getByRole("link").last().getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(next);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // The keyboard begins at the top too.
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/services\/web-development-kutch$/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Custom software with real-world impact");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test("a reload keeps the place, before any script has arrived, and the header is white there", async ({ page }) => {
    await open(page, "/");
    await jumpTo(page, 1500);
    const release = await holdScripts(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await expect.poll(() => backgroundOf(page)).toBe(white);
    release();
    await hydrated(page);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });

  test("@wide skips to the content from the first Tab", async ({ page }) => {
    await open(page, "/about");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });
});
