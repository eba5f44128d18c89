import type { Page } from "@playwright/test";
import { en } from "./support/english-texts.ts";
import { dialog, results, search, searchField } from "./support/search.ts";
import { expect, holdScripts, openUnhydrated, test } from "./support/test.ts";

const opener = en.frame.search;

/** Holds every response, as a slow line does. @returns a function that releases them */
async function holdEverything(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits until the page answers keys. What does so runs in the task after the first frame, which was asked for before this one. */
const keysAnswered = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve))));

test.describe("the search", () => {
  test("the search loads nothing before it is opened, then one index", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openUnhydrated(page, "/technologies");
    expect(asked.filter((path) => /^\/search\/|\/assets\/search-/.test(path))).toEqual([]);
    await page.getByRole("main").getByRole("button", { name: en.frame.search }).click();
    await expect(searchField(page)).toBeFocused();
    await search(page, "react");
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await search(page, "flutter");
    expect(asked.filter((path) => path.startsWith("/search/"))).toEqual(["/search/en.json"]);
  });

  test("the search sends no request while a person types or hovers over results", async ({ page }) => {
    await page.clock.install();
    await openUnhydrated(page, "/about");
    await page.keyboard.press("/");
    await expect(dialog(page).getByRole("status")).toContainText(en.search.intro);
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    for (const query of ["postgresql", "kuberntes", "s", "payment ledger", "flutter zeppelin"]) {
      await search(page, query);
      await expect(results(page).first()).toBeVisible();
      await results(page).first().hover();
      await page.clock.runFor(1000);
      await searchField(page).press("ArrowDown");
      await page.keyboard.press("End");
      await page.clock.runFor(1000);
    }
    expect(asked).toEqual([]);
  });

  test("on a slow connection Enter waits for the results", async ({ page }) => {
    await openUnhydrated(page, "/about");
    await page.waitForLoadState("networkidle");
    const release = await holdEverything(page);
    await page.keyboard.press("/");
    await page.keyboard.type("postgresql");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    release();
    await expect(page).toHaveURL("/technologies/postgresql");
    await expect(dialog(page)).toBeHidden();
  });

  test("a search that is opened before scripts load keeps what is typed", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about");
    await keysAnswered(page);
    await page.getByRole("contentinfo").getByRole("button", { name: opener }).click();
    await page.keyboard.type("postgres");
    await expect(searchField(page)).toHaveValue("postgres");
    await expect(dialog(page).getByRole("status")).toHaveText(en.search.loading, { useInnerText: true });
    release();
    await expect(results(page).first().locator("strong")).toHaveText("PostgreSQL");
    await expect(searchField(page)).toHaveValue("postgres");
  });

  test("the Gujarati search also finds English pages, marked as English", async ({ page }) => {
    await openUnhydrated(page, "/gu/about");
    await page.keyboard.press("/");
    await page.locator("#site-search input[type=text]").fill("isolate");
    const group = page.getByRole("region", { name: "અંગ્રેજીમાં" });
    await expect(group.getByRole("link").first()).toHaveAttribute("lang", "en");
    await group.getByRole("link").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  });

  test("the arrow keys move between query and results, and Enter opens the first", async ({ page }) => {
    await openUnhydrated(page, "/about");
    await page.keyboard.press("/");
    await search(page, "terraform");
    await expect(results(page).first().locator("mark").first()).toHaveText("Terraform");
    await page.keyboard.press("ArrowDown");
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(results(page).last()).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("x");
    await expect(searchField(page)).toHaveValue("terraformx");
    await search(page, "terraform");
    await expect(results(page).first()).toContainText("Terraform");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/technologies/terraform");
    await expect(dialog(page)).toBeHidden();
  });

  test("the search names the words that it did not find, and links to /contact", async ({ page }) => {
    await openUnhydrated(page, "/about");
    await page.keyboard.press("/");
    await search(page, "flutter zeppelin");
    await expect(dialog(page).getByRole("status")).toContainText(en.search.unknown.replace("{words}", "“zeppelin”"));
    await expect(results(page).first()).toContainText("Flutter");
    await search(page, "zeppelin");
    await expect(dialog(page).getByRole("status")).toHaveText(en.search.unknown.replace("{words}", "“zeppelin”"));
    await expect(results(page)).toHaveCount(0);
    await dialog(page).getByRole("link", { name: en.search.contact }).click();
    await expect(page).toHaveURL("/contact");
    await expect(dialog(page)).toBeHidden();
  });

  test("a search index that failed to load is fetched again on reopening and by the button", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/The search could not be loaded|Failed to load resource/);
    await openUnhydrated(page, "/about");
    const asked: string[] = [];
    await page.route("**/search/en.json", (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.keyboard.press("/");
    await page.keyboard.type("re");
    await expect(dialog(page).getByRole("status")).toHaveText(en.search.failed, {
      useInnerText: true,
    });
    await page.keyboard.type("act");
    await expect(searchField(page)).toHaveValue("react");
    expect(asked).toHaveLength(1);
    // Opening it again is a try, too, even before the browser has drawn the page without it.
    await dialog(page).evaluate((search: HTMLDialogElement) => {
      search.close();
      document.querySelector<HTMLElement>("[aria-controls=site-search]")?.click();
    });
    await expect.poll(() => asked.length).toBe(2);
    await expect(dialog(page).getByRole("status")).toHaveText(en.search.failed, {
      useInnerText: true,
    });
    await page.unrouteAll();
    await dialog(page).getByRole("button", { name: en.search.again }).click();
    await expect(results(page).first()).toContainText("React");
    await expect(searchField(page)).toHaveValue("react");
    await expect(dialog(page).getByRole("button", { name: en.search.again })).toHaveCount(0);
  });

  test("a search whose code loads after ten seconds still answers what was typed", async ({ page }) => {
    const release = await holdScripts(page, "start-");
    await page.clock.install();
    await page.goto("/about");
    await keysAnswered(page);
    await page.keyboard.press("/");
    await expect(dialog(page).getByRole("status")).toHaveText(en.search.loading, { useInnerText: true });
    await page.clock.runFor(10_000);
    await expect(dialog(page).getByRole("status")).toHaveText(en.search.failed, {
      useInnerText: true,
    });
    // The second request runs beside the first, and its effects happen once.
    const fetched: string[] = [];
    page.on("request", (request) => request.resourceType() === "fetch" && fetched.push(request.url()));
    await page.keyboard.type("react");
    release();
    await expect(results(page).first().locator("strong")).toHaveText("React");
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((url) => /\/search-[^/]*\.js$/.test(url))).toHaveLength(1);
  });
});

test("the search opens by its button, and closes by its close button or a click outside", async ({ page }) => {
  await openUnhydrated(page, "/blog");
  const button = page.getByRole("main").getByRole("button", { name: en.frame.search });
  await button.click();
  await dialog(page).getByRole("button", { name: en.search.close }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toBeHidden();
});

test("the search reopens on / right after Escape", async ({ page }) => {
  await openUnhydrated(page, "/about");
  await page.keyboard.press("/");
  await searchField(page).fill("react");
  // Both keys are pressed before the page handles any, as on a busy machine.
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("/")]);
  await expect(searchField(page)).toBeFocused();
  // The earlier query is still there and selected, so that the first letter replaces it.
  await expect(searchField(page)).toHaveValue("react");
  await page.keyboard.type("go");
  await expect(searchField(page)).toHaveValue("go");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("the search opens by /, Ctrl+K or Cmd+K, but not in a text field, and / can be switched off", async ({ page }) => {
  await openUnhydrated(page, "/");
  const button = page.getByRole("button", { name: en.frame.search });
  await expect(button).toHaveAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  // On the button, for whoever sees it.
  expect(await button.evaluate((shown) => getComputedStyle(shown, "::after").content)).toContain("/  Ctrl K");
  const message = page.getByRole("form", { name: en.form.label }).getByRole("textbox", { name: "Message" });
  await message.fill("Salt");
  await message.press("/");
  await expect(message).toHaveValue("Salt/");
  await message.press("Control+k");
  await message.press("Meta+k");
  await expect(dialog(page)).toHaveCount(0);
  await message.blur();
  for (const keys of ["Control+Shift+k", "Alt+k", "k"]) await page.keyboard.press(keys);
  await expect(dialog(page)).toHaveCount(0);
  for (const keys of ["Control+k", "Meta+k"]) {
    await page.keyboard.press(keys);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  // Switching the single key off leaves the combination on.
  await page.keyboard.press("Control+k");
  await dialog(page)
    .getByRole("checkbox", { name: en.search.key.replace("{key}", "/") })
    .uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toBeVisible();
});
