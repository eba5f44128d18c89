import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/test.ts";

const pages = ["/about", "/industries", "/career", "/careers"];

const main = (page: Page) => page.getByRole("main");
const band = (page: Page, title: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const contactLink = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("@wide about tells the story, the mission with three beliefs, four reasons and a team of two by role", async ({
    page,
  }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await band(page, "Our story").getByRole("paragraph").count()).toBeGreaterThanOrEqual(3);
    await expect(band(page, "OUR MISSION").getByRole("listitem")).toHaveCount(3);
    await expect(band(page, "Why us").getByRole("heading", { level: 3 })).toHaveText([
      "Agile Methods",
      "Transparent Pricing",
      "No-nonsense Delivery",
      "Technical Excellence",
    ]);
    await expect(band(page, "The two of us").getByRole("heading", { level: 3 })).toHaveText([/Engineer/, /Engineer/]);
    await expect(contactLink(page, "LET'S BUILD TOGETHER")).toHaveAttribute("href", "/contact");
  });

  test("@wide industries has four sectors, each with a tag line and four things that we build", async ({ page }) => {
    await page.goto("/industries");
    for (const name of ["Warehouse & Logistics", "Healthcare", "FinTech", "EdTech"]) {
      const sector = band(page, name);
      await expect(sector.getByRole("heading", { level: 2 })).toHaveText(name);
      await expect(sector.getByRole("heading", { level: 2 }).locator("xpath=following-sibling::p[1]")).not.toBeEmpty();
      await expect(sector.getByRole("term")).toHaveCount(4);
      await expect(sector.getByRole("definition")).toHaveCount(4);
    }
    await expect(contactLink(page, "LET'S BUILD TOGETHER")).toHaveAttribute("href", "/contact");
  });

  for (const path of ["/career", "/careers"]) {
    test(`@wide ${path} says that nobody is being hired, and how hiring works in six steps`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /[^/]\/career$/);
      await expect(page.getByRole("heading", { name: "We are not currently hiring" })).toBeVisible();
      expect(await band(page, "What working here is like").getByRole("term").count()).toBeGreaterThanOrEqual(5);

      const steps = band(page, "Our hiring process").locator("ol > li");
      await expect(steps.getByRole("heading", { level: 3 })).toHaveText([
        "Application review",
        "Screening call",
        "Technical assessment",
        "Technical interview",
        "Cultural fit interview",
        /./,
      ]);
      const lengths = ["1-2 days", "30 minutes", "1-3 hours", "1 hour", "45 minutes"];
      for (const [i, length] of lengths.entries()) {
        await expect(steps.nth(i).getByText(length, { exact: true })).toBeVisible();
      }
      await expect(contactLink(page, "GET IN TOUCH")).toHaveAttribute("href", "/contact");
    });
  }

  test("headings skip no level @wide", async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      const levels = await main(page)
        .getByRole("heading")
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
      expect(levels[0]).toBe(1);
      for (const [i, level] of levels.entries()) expect(level, path).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
    }
  });

  test("every link answers @wide", async ({ page, request }) => {
    for (const path of pages) {
      await page.goto(path);
      const targets = await main(page)
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      for (const target of new Set(targets)) expect((await request.get(target)).status(), target).toBe(200);
    }
  });
});

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
