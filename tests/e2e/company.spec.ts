import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const band = (page: Page, title: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const contactLink = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

test("@wide a sector leads to its technologies and to its case study", async ({ page }) => {
  await open(page, "/industries");
  const sector = band(page, "Warehouse & Logistics");
  await sector.getByRole("link", { name: "Flutter" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flutter");
  await page.goBack();
  await sector.getByRole("link", { name: "Logistics management platform" }).click();
  await expect(page).toHaveURL(/\/case-studies\/logistics-management-platform$/);
});

test("the keyboard opens the contact page from the careers page @wide", async ({ page }) => {
  await open(page, "/careers");
  await contactLink(page, "GET IN TOUCH").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact$/);
});
