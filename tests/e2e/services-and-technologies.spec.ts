import type { Page } from "@playwright/test";
import { technologies } from "./support/content.ts";
import { arrive, expect, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("the technology overview", () => {
  test("@wide draws every logo, in squares of one size", async ({ page }) => {
    await arrive(page, "/technologies");
    const drawn = await main(page)
      .locator("img")
      .evaluateAll((images) =>
        Promise.all(
          images.map(async (image) => {
            const logo = image as HTMLImageElement;
            // Those far from the window would not be fetched.
            logo.loading = "eager";
            await logo.decode();
            const { width, height } = logo.getBoundingClientRect();
            return `${width} by ${height}`;
          }),
        ),
      );
    expect(drawn).toEqual(technologies.map(() => "64 by 64"));
  });

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
