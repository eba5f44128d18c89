import { onePerType } from "./support/page-types.ts";
import { expect, open, test } from "./support/test.ts";

/** Where React Router keeps its router: not every page has a link to each of the others. */
type RouterWindow = { __reactRouterDataRouter: { navigate(to: string): Promise<void> } };

test("@wide a page of each type is reached from another without a refused string, and a foreign one is refused", async ({
  page,
  expectConsoleError,
}) => {
  await open(page, "/");
  for (const path of onePerType) {
    await page.evaluate((to) => (window as unknown as RouterWindow).__reactRouterDataRouter.navigate(to), path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expectConsoleError(/TrustedHTML/);
  const refused = page.evaluate(() => {
    document.body.innerHTML = "<img src=x>";
  });
  await expect(refused).rejects.toThrow("TrustedHTML");
});
