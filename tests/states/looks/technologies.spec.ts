import { technologies } from "../../e2e/support/content.ts";
import { expect, lookingWith, wide } from "../../e2e/support/test.ts";

const test = lookingWith({ ...wide, javaScriptEnabled: false });

test("a case study named on a card or in a hero is a target of 44 px, and capitals alone are set apart", async ({
  page,
}) => {
  for (const path of ["/technologies", "/gu/technologies", "/technologies/react"]) {
    await page.goto(path);
    const heights = await page
      .getByRole("main")
      .locator('p a[href*="/case-studies/"]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
    expect(heights.length).toBeGreaterThan(0);
  }
  const spacing = (name: string) =>
    page
      .getByRole("heading", { name })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).letterSpacing) || 0);
  expect(await spacing("What to choose instead")).toBe(0);
  expect(await spacing("KEY FEATURES")).toBeGreaterThan(0);
});

test("every logo of the overview is drawn, in squares of one size", async ({ page }) => {
  await page.goto("/technologies");
  const drawn = await page
    .getByRole("main")
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
