import type { Page } from "@playwright/test";
import { expect, lookingWith, wide } from "../../e2e/support/test.ts";

const test = lookingWith({ ...wide, javaScriptEnabled: false });

const rowOf = (page: Page, name: string) => page.getByRole("table").getByRole("row").filter({ hasText: name }).first();

test("a guide compares side by side: the three answers of a technology stand in one line", async ({ page }) => {
  await page.goto("/guides/databases");
  await expect(page.getByRole("columnheader", { name: "What it costs to leave" })).toBeVisible();
  const cells = await rowOf(page, "MySQL").getByRole("cell").all();
  const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
});

test("a guide on a phone is read downwards: each answer under its own head, and a table still", async ({ page }) => {
  const width = 320;
  await page.setViewportSize({ width, height: 740 });
  await page.goto("/guides/databases");
  const row = rowOf(page, "MySQL");
  // Assistive technology gets the same as on a wide screen.
  await expect(page.getByRole("columnheader")).toHaveCount(4);
  await expect(row.getByRole("rowheader", { name: "MySQL" })).toBeVisible();
  const cells = await row.getByRole("cell").all();
  expect(cells).toHaveLength(3);
  let below = 0;
  for (const [i, cell] of cells.entries()) {
    const box = await cell.boundingBox();
    expect(box?.y, `cell ${i + 1}`).toBeGreaterThanOrEqual(below);
    expect(box?.width).toBeGreaterThan(width * 0.8);
    below = (box?.y ?? 0) + (box?.height ?? 0);
  }
  const heads = await Promise.all(
    cells.map((cell) => cell.evaluate((element) => getComputedStyle(element, "::before").content)),
  );
  expect(heads).toEqual(['"Choose it when"', '"Where it hurts"', '"What it costs to leave"']);
});
