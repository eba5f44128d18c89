import type { BrowserContext, Page } from "@playwright/test";
import { en } from "./support/english-texts.ts";
import { denyStorage, expect, holdScripts, open, runStartScript, test, waitForHydration } from "./support/test.ts";

const ground = { day: "rgb(255, 255, 255)", night: "rgb(15, 20, 64)" };
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The colour of the browser's own bars: that of the first `theme-color` whose media query matches. */
const barsOf = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return tags.find(({ media }) => !media || matchMedia(media).matches)?.content;
  });

const choice = (page: Page, name: "System" | "Day" | "Night") =>
  page.getByRole("contentinfo").getByRole("group", { name: en.scheme.label }).getByRole("radio", { name });

/** Notes the page's background in every frame from the first on. */
const noteGrounds = (context: BrowserContext) =>
  context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
const groundsOf = (page: Page) => page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);

test.describe("with a dark system colour scheme", () => {
  test.use({ colorScheme: "dark" });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("without JavaScript the page is dark, and has no colour choice", async ({ page }) => {
      await page.goto("/about");
      await expect(page.locator("html")).toHaveCSS("background-color", ground.night);
      await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
      await expect(page.getByRole("radio")).toHaveCount(0);
    });
  });

  test("theme-color is dark, and Day can be chosen", async ({ page }) => {
    await open(page, "/about");
    expect([await groundOf(page), await barsOf(page)]).toEqual([ground.night, "#0f1440"]);
    await choice(page, "System").scrollIntoViewIfNeeded();
    await expect(choice(page, "System")).toBeChecked();
    await choice(page, "Day").check();
    expect([await groundOf(page), await barsOf(page)]).toEqual([ground.day, "#ffffff"]);
  });

  test("print is light, also when Night is chosen", async ({ page }) => {
    await open(page, "/about");
    await choice(page, "Night").check();
    await page.emulateMedia({ media: "print" });
    expect(await groundOf(page)).toBe(ground.day);
    await expect(choice(page, "Night")).toBeHidden();
  });
});

test.describe("the colour choice", () => {
  test("the colour choice is kept across pages, reload, Back and tabs", async ({ page, context }) => {
    await open(page, "/about");
    const other = await context.newPage();
    await open(other, "/privacy");

    await choice(page, "Night").check();
    expect([await groundOf(page), await barsOf(page)]).toEqual([ground.night, "#0f1440"]);
    await expect.poll(() => groundOf(other)).toBe(ground.night);
    // The choice is shown after the first act, without which nobody reaches the footer.
    await choice(other, "Night").scrollIntoViewIfNeeded();
    await expect(choice(other, "Night")).toBeChecked();

    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole("contentinfo")).toBeAttached();
    expect(await groundOf(page)).toBe(ground.night);
    await choice(page, "Night").scrollIntoViewIfNeeded();
    await expect(choice(page, "Night")).toBeChecked();

    await page.goto("/career");
    expect(await groundOf(page)).toBe(ground.night);
    await page.reload();
    await waitForHydration(page);
    expect([await groundOf(page), await barsOf(page)]).toEqual([ground.night, "#0f1440"]);

    await choice(other, "System").check();
    await expect.poll(() => groundOf(page)).toBe(ground.day);
    expect(await other.evaluate(() => localStorage.length)).toBe(0);
    await page.goBack();
    expect(await groundOf(page)).toBe(ground.day);
  });

  test("a colour choice made before scripts load is kept", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/technologies");
    await choice(page, "Night").check();
    release();
    await expect.poll(() => groundOf(page)).toBe(ground.night);
    await page.reload();
    await runStartScript(page);
    expect(await groundOf(page)).toBe(ground.night);
    await expect(choice(page, "Night")).toBeChecked();
  });

  test("the chosen colours are there from the first frame", async ({ page, context }) => {
    await open(page, "/about");
    await choice(page, "Night").check();
    await noteGrounds(context);
    const release = await holdScripts(page);
    await page.goto("/contact");
    // The first frame may come after the heading. Grounds that were seen stay in the list.
    await expect.poll(() => groundsOf(page)).toEqual([ground.night]);
    release();
    await waitForHydration(page);
    expect(await groundsOf(page)).toEqual([ground.night]);
  });

  test("with storage denied the colour choice holds on its page", async ({ page }) => {
    await denyStorage(page);
    await open(page, "/about");
    await choice(page, "Night").check();
    expect(await groundOf(page)).toBe(ground.night);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(await groundOf(page)).toBe(ground.night);
    await expect(choice(page, "Night")).toBeChecked();
  });
});
