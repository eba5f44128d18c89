import { readContent } from "../../pipeline/content.ts";
import { expect, test } from "./support/test.ts";

test("@wide what is folded on a phone is open on a wide window, but for the questions", async ({ page }) => {
  for (const [width, isOpen] of [
    [1280, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services/devops-solutions");
    const needs = page.getByText("Read-only access to the cloud account", { exact: false }).first();
    await expect(needs).toBeVisible({ visible: isOpen });
    for (const answer of await page.locator("#questions .fold > :not(summary)").all())
      await expect(answer).toBeHidden();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("@wide a question unfolds by the keyboard, and all that is folded is open on paper", async ({ page }) => {
    await page.goto("/services/web-development-kutch");
    const [first] = readContent().services.find(({ slug }) => slug === "web-development-kutch")?.questions ?? [];
    const answer = page.getByText(first?.answer ?? "", { exact: true });
    const heading = page.getByRole("heading", { name: first?.question ?? "", exact: true });
    await expect(heading).toBeVisible();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const folded of await page.locator("main .fold > :not(summary)").all()) await expect(folded).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.locator("summary", { has: heading }).focus();
    await page.keyboard.press("Enter");
    await expect(answer).toBeVisible();
  });
});
