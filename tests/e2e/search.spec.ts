import AxeBuilder from "@axe-core/playwright";
import { dialog, field, results, search } from "./support/search.ts";
import { expect, open, test } from "./support/test.ts";

test.describe("the search", () => {
  test("@wide costs nothing until it is used", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, "/technologies");
    expect(asked.filter((url) => /\/search\/|search-dialog|engine/.test(url))).toEqual([]);
    await page.getByRole("main").getByRole("button", { name: "SEARCH THE SITE" }).click();
    await expect(field(page)).toBeFocused();
    expect(asked.filter((url) => url.includes("/search/index.json"))).toHaveLength(1);
  });

  test("@wide shows its first result for less than 30 kB over the line, and fetches the texts of what is in sight alone", async ({
    page,
  }) => {
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    const answers: Promise<{ path: string; bytes: number }>[] = [];
    page.on("requestfinished", (request) => {
      const path = new URL(request.url()).pathname;
      answers.push(
        // What is in the answers; their headers are 690 bytes each beside it.
        request.sizes().then(({ responseBodySize }) => ({ path, bytes: responseBodySize })),
      );
    });
    const texts = async () => (await Promise.all(answers)).filter(({ path }) => path.includes("/text-"));

    await page.keyboard.press("/");
    await field(page).pressSequentially("react");
    await expect(results(page).first().locator("strong")).toHaveText("React");
    await expect(results(page).first().locator("span")).toContainText(/react/i);
    const asked = (await Promise.all(answers)).filter(({ path }) => !path.includes("/text-"));
    expect(asked.map(({ path }) => path)).toContain("/search/index.json");
    expect(asked.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(28_500);

    const shown = await results(page).count();
    expect(shown).toBeGreaterThan(15);
    await expect.poll(async () => (await texts()).length).toBeGreaterThan(2);
    expect((await texts()).length).toBeLessThan(shown);
    await results(page).last().scrollIntoViewIfNeeded();
    await expect(results(page).last().locator("span")).not.toBeEmpty();
    const paths = (await texts()).map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  test("@wide on a slow line Enter waits for the answer to all that was typed", async ({ page }) => {
    await open(page, "/about");
    await page.keyboard.press("/");
    await search(page, "rea");
    await expect(results(page).first()).toBeVisible();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/search/*/terms-*.json", async (route) => {
      await held;
      await route.continue();
    });
    await field(page).fill("postgresql");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/about");
    release();
    await expect(page).toHaveURL("/technologies/postgresql");
  });

  test("@wide says so when a part of its index is gone, as after a new build, and works at the next try", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/search index could not be loaded|Failed to load resource/);
    await open(page, "/");
    await page.route("**/search/*/terms-*.json", (route) => route.fulfill({ status: 404 }));
    await page.keyboard.press("/");
    await field(page).fill("react");
    await expect(dialog(page).getByRole("status")).toContainText("could not be loaded");
    await page.keyboard.press("Escape");
    await page.unrouteAll();
    await page.keyboard.press("/");
    await search(page, "react");
    await expect(results(page).first()).toContainText("React");
  });

  test("@wide groups what it finds, with excerpts in which the words are marked", async ({ page }) => {
    await open(page, "/");
    await page.keyboard.press("/");
    await search(page, "payment ledger");
    await expect(dialog(page).getByRole("heading", { name: "CASE STUDIES" })).toBeVisible();
    const result = results(page).filter({ hasText: "FinTech payment processing" });
    await expect(result.locator("mark").first()).toBeVisible();
    const marks = await result.locator("mark").allTextContents();
    expect(marks.join(" ")).toMatch(/payment/i);
  });

  test("@wide forgives a slip of the finger", async ({ page }) => {
    await open(page, "/");
    await page.keyboard.press("/");
    await search(page, "kuberntes");
    await expect(results(page).first()).toContainText("Kubernetes");
  });

  test("@wide finds a page by the name that the menus give it, and a word with two letters swapped", async ({
    page,
  }) => {
    await open(page, "/about");
    await page.keyboard.press("/");
    for (const [query, first] of [
      ["contact", "Contact"],
      ["nextjs", "Next.js"],
      ["raect", "React"],
    ] as const) {
      await search(page, query);
      await expect(results(page).first().locator("strong")).toHaveText(first);
    }
  });

  test("is used by keyboard alone: into the results, among them, back to the query, and to the page", async ({
    page,
  }) => {
    await open(page, "/about");
    await page.keyboard.press("/");
    await search(page, "terraform");
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(results(page).last()).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("x");
    await expect(field(page)).toHaveValue("terraformx");
    await search(page, "terraform");
    await expect(results(page).first()).toContainText("Terraform");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/technologies/terraform");
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator("#main")).toBeFocused();
  });

  test("@wide says which words no page knows, shows what fits the others, and offers to be asked", async ({ page }) => {
    await open(page, "/");
    await page.keyboard.press("/");
    await search(page, "flutter zeppelin");
    await expect(dialog(page).getByRole("status")).toContainText("No page mentions “zeppelin”.");
    await expect(results(page).first()).toContainText("Flutter");
    await search(page, "zeppelin");
    await expect(dialog(page).getByRole("status")).toHaveText("No page mentions “zeppelin”.");
    await expect(results(page)).toHaveCount(0);
    await dialog(page).getByRole("link", { name: "CONTACT US" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(dialog(page)).toBeHidden();
  });

  test("@wide says so when its index cannot be fetched, and works at the next try", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/search index could not be loaded|Failed to load resource/);
    await open(page, "/");
    await page.route("**/search/index.json", (route) => route.abort());
    await page.keyboard.press("/");
    await expect(dialog(page).getByRole("status")).toContainText("could not be loaded");
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.unrouteAll();
    await page.keyboard.press("/");
    await search(page, "react");
    await expect(results(page).first()).toBeVisible();
  });

  test("has nothing that axe objects to, empty, full and without an answer", async ({ page }) => {
    await open(page, "/");
    await page.keyboard.press("/");
    for (const query of ["", "postgresql", "zeppelin"]) {
      await field(page).fill(query);
      await expect(dialog(page).getByRole("status")).toContainText(query === "postgresql" ? /^\d+ pages/ : /page/);
      // In the page itself and without lists of what passed, as in `support/accessibility.ts`.
      const axe = new AxeBuilder({ page })
        .include("dialog")
        .options({ resultTypes: ["violations"] })
        .setLegacyMode();
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });

  test("@wide fits a window of 320 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/");
    await page.keyboard.press("/");
    await search(page, "compose multiplatform");
    const [width, full] = await dialog(page).evaluate((element) => [element.clientWidth, element.scrollWidth]);
    expect(full).toBe(width);
    await expect(results(page).first()).toBeInViewport();
  });
});
