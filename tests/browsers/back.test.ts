import { role, selector } from "./support/target.ts";
import { expect, test } from "./support/test.ts";

test("Back restores the place on the page that was left", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/");
  await page.focus(role("link", /^LEARN MORE about Web development/));
  const place = await page.scrollY();
  expect(place).toBeGreaterThan(200);
  await page.press("Enter");
  await page.expectPath("/services/web-development-kutch");
  await expect.poll(page.scrollY).toBe(0);
  await page.back();
  await page.expectPath("/");
  await expect.poll(page.scrollY).toBe(place);
});

test("a reload keeps the place", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/");
  await page.scrollTo(1500);
  await expect.poll(page.scrollY).toBe(1500);
  await page.reload();
  await page.takenOver();
  await expect.poll(page.scrollY).toBe(1500);
});

test("an article's text is there again when a reader comes back", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/blog/devops-automation-workflows");
  const prose = selector(".prose");
  const words = await page.text(prose);
  await page.click(role("link", "About", role("contentinfo")));
  await page.expectPath("/about");
  await page.back();
  await expect.poll(() => page.text(prose)).toBe(words);
});
