import type { Page } from "@playwright/test";
import { interfaceWordsIn } from "../../app/content/languages/site-languages.ts";
import { interpolate } from "../../app/language/format-text.ts";
import { readLayoutShift } from "./support/layout-shift.ts";
import { allowMotion, expect, holdScripts, test } from "./support/test.ts";

const { models } = interfaceWordsIn("en");
const shop = { path: "/case-studies/ecommerce-platform-redesign", words: models.shop };

const press = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true });
const plate = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const status = (page: Page) => page.locator(".model").getByRole("status");
const choose = (page: Page, way: "usual" | "ours") => page.getByRole("radio", { name: models.common[way] }).check();
const count = (words: { count: string }, bad: number, all: number) => interpolate(words.count, { bad, all });

test("an interactive model shows a fault as usually built, and passes when built our way", async ({ page }) => {
  const { path, words } = shop;
  await page.goto(path);
  const fault = words.verdicts.twice[0] ?? "";
  await expect(page.getByText(fault, { exact: true }).first()).toBeVisible();
  await press(page, words.press).click();
  await expect(status(page)).toContainText(count(words, 1, 1));
  await expect(status(page)).toContainText(fault);
  await choose(page, "ours");
  await press(page, words.press).click();
  await expect(status(page)).toContainText(words.verdicts.ours[0] ?? "");
  await expect(status(page)).toContainText(count(words, 0, 1));
  await expect(press(page, words.press)).toBeFocused();
});

test.describe("the interactive model of a shop", () => {
  const { path, words } = shop;
  const told = (screen: keyof typeof words.screens) => words.screens[screen][0] ?? "";

  test("carries out a press and a choice that were made before its code loaded", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await choose(page, "ours");
    await press(page, words.press).click();
    release();
    await expect(status(page)).toContainText(count(words, 0, 1));
    await expect(status(page)).toContainText(models.common.ours);
  });

  test("keeps its row of results after Back from the back-forward cache", async ({ page }) => {
    await page.goto(path);
    await press(page, words.press).click();
    await expect(status(page)).toContainText(count(words, 1, 1));
    // As the browser does it. The driven one keeps no page.
    await page.evaluate(() => {
      for (const type of ["pagehide", "pageshow"]) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
    await expect(page.locator(".model .print")).toHaveCount(1);
    await press(page, words.press).click();
    await expect(page.locator(".model .print")).toHaveCount(2);
  });

  test("gives the item to the other buyer when the reservation lapses, and works by keyboard", async ({ page }) => {
    await page.goto(path);
    await choose(page, "ours");
    await press(page, words.press).click();
    await expect(plate(page, words.people[0] ?? "")).toContainText(told("kept"));
    await page.getByRole("switch", { name: words.switches[0] ?? "" }).focus();
    await page.keyboard.press("Space");
    const other = plate(page, words.people[1] ?? "");
    await expect(other).toContainText(told("back"));
    await expect(page.locator(".verdict-what").getByText(words.verdicts.back[0] ?? "")).toBeVisible();
    await page.getByRole("switch", { name: words.switches[0] ?? "" }).press("Space");
    await other.getByRole("button").press("Enter");
    await expect(other).toContainText(told("kept"));
    await other.getByRole("button").press("Enter");
    await expect(other).toContainText(told("paid"));
    await expect(other.getByRole("button")).toBeFocused();
    await expect(status(page)).toContainText(count(words, 0, 1));
  });

  test("lists its steps under reduced motion", async ({ page }) => {
    await page.goto(path);
    await press(page, words.press).click();
    const steps = page.getByRole("list", { name: models.common.steps }).getByRole("listitem");
    await expect(steps.last()).toContainText(told("confirmed"));
    expect(await steps.count()).toBe(4);
  });

  test("shows both variants and no controls without scripts and in print", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto(path);
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      for (const [way, outcome] of [
        ["usual", "twice"],
        ["ours", "ours"],
      ] as const) {
        const still = page.getByRole("figure", { name: `${models.common[way]}: ${words.title}` });
        await expect(still).toContainText(words.verdicts[outcome][0] ?? "");
        await expect(still).toBeVisible();
      }
      await expect(press(page, words.press)).toBeHidden();
      await expect(page.getByRole("radio")).toHaveCount(0);
    }
    await context.close();
  });
});

test.describe("with motion allowed", () => {
  test.use(allowMotion);

  test("the model shows its steps one by one, without layout shift", async ({ page }) => {
    const { path, words } = shop;
    await page.goto(path);
    await press(page, words.press).click();
    await expect(plate(page, words.people[0] ?? "")).toContainText(words.screens.found[1] ?? "");
    await expect(status(page)).toContainText(count(words, 1, 1));
    expect(await readLayoutShift(page)).toBeLessThan(0.01);
  });
});
