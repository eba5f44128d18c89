import { expect, open, test } from "./support/test.ts";

test("@wide a sheet on paper is its words and its table: no menus, no pattern, no call to action", async ({ page }) => {
  await open(page, "/sheets/supplier-questions");
  await expect(page.getByRole("link", { name: "FREE CONSULTATION" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // The width of an A4 sheet between its margins, at which a screen would show the rows as blocks.
  await page.setViewportSize({ width: 700, height: 990 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "What they said" })).toBeVisible();
  for (const away of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.locator("main svg.pattern").first(),
  ])
    await expect(away).toBeHidden();
  await expect(page.getByRole("heading", { name: "Ask us the seven questions about AI too" })).toBeHidden();
  const room = await page.getByRole("row").nth(1).getByRole("cell").last().boundingBox();
  expect(room?.width).toBeGreaterThan(80);
  expect(room?.height).toBeGreaterThan(30);
});

test("@wide the pipeline is saved as a file, by its own name and as the ZIP that the link says", async ({ page }) => {
  await open(page, "/services/devops-solutions");
  const link = page.getByRole("link", { name: /^The ten files of a delivery pipeline/ });
  const saved = page.waitForEvent("download");
  await link.click();
  expect((await saved).suggestedFilename()).toBe("delivery-pipeline.zip");
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/zip");
  expect((await answer.body()).subarray(0, 2).toString()).toBe("PK");
});
