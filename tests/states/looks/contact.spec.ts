import { expect, lookingWith, wide } from "../../e2e/support/test.ts";

const test = lookingWith({ ...wide, javaScriptEnabled: false });

test("on paper of any width, and on any screen, a word of the office hours stays whole", async ({ page }) => {
  await page.goto("/contact");
  const brokenAt: string[] = [];
  for (const media of ["print", "screen"] as const) {
    await page.emulateMedia({ media });
    // Of paper and of screens, on each side of where the page is laid out anew.
    for (const width of [240, 320, 360, 440, 570, 580, 700, 760, 780, 900]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.getByText("Closed", { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      if (lines > 1) brokenAt.push(`${media} ${width}`);
    }
  }
  expect(brokenAt).toEqual([]);
});
