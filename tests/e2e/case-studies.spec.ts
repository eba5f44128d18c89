import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");

test("@narrow a card of the list is clickable as a whole", async ({ page }) => {
  await open(page, "/case-studies");
  await cards(page)
    .first()
    .click({ position: { x: 20, y: 60 } });
  await expect(page).toHaveURL(/\/case-studies\/ecommerce-platform-redesign$/);
});

test("@wide a card of list and portfolio is one stop for the keyboard, shows where focus is, and opens on Enter", async ({
  page,
}) => {
  for (const path of ["/case-studies", "/portfolio"]) {
    await page.goto(path);
    const card = cards(page).last();
    const link = card.getByRole("link");
    // That each card has one link is true of the file (`tests/built/case-studies.test.ts`).
    const address = (await link.getAttribute("href")) ?? "";
    await cards(page).nth(-2).getByRole("link").focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(card).toHaveCSS("outline-style", "solid");
    await page.keyboard.press("Enter");
    expect(address).toMatch(/^\/case-studies\/[a-z-]+$/);
    await expect(page).toHaveURL(address);
  }
});
