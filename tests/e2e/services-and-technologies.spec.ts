import type { Page } from "@playwright/test";
import { arrive, expect, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("the technology overview", () => {
  test("@wide leads to a category, and from anywhere on a card to its page", async ({ page }) => {
    await arrive(page, "/technologies");
    await main(page).getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Cloud" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Cloud" })).toBeInViewport();
    await main(page)
      .getByRole("listitem")
      .filter({ hasText: "IBM Cloud" })
      .click({ position: { x: 8, y: 40 } });
    await expect(page).toHaveURL(/\/technologies\/ibm-cloud$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("IBM Cloud");
  });
});
