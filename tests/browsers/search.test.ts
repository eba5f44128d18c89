import type { Page } from "./support/page.ts";
import { role, selector } from "./support/target.ts";
import { expect, testInOtherEngines } from "./support/test.ts";

const dialog = role("dialog", "Search the site");
const field = role("textbox", "Search all pages", dialog);
const results = selector("li a", dialog);
const button = role("button", "SEARCH THE SITE", role("contentinfo"));

async function searchFor(page: Page, words: string): Promise<void> {
  await page.click(button);
  await expect.poll(() => page.focused(field)).toBe(true);
  await page.write(field, words);
}

testInOtherEngines("the search finds, forgives a slip, and leads to the page by keyboard", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/about");
  await searchFor(page, "kuberntes");
  await expect.poll(() => page.text(results)).toContain("Kubernetes");
  await expect.poll(() => page.text(role("status", undefined, dialog))).toMatch(/page/);
  await page.press("ArrowDown");
  await expect.poll(async () => (await page.see(results))[0]?.focused).toBe(true);
  await page.press("Enter");
  await page.expectPath("/technologies/kubernetes");
  await expect.poll(() => page.count(dialog)).toBe(0);
});

testInOtherEngines("the search opens by the / key, closes by Escape, and gives the focus back", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/blog");
  await page.press("/");
  await expect.poll(() => page.focused(field)).toBe(true);
  await page.press("Escape");
  await expect.poll(() => page.count(dialog)).toBe(0);
  await page.click(button);
  await expect.poll(() => page.focused(field)).toBe(true);
  await page.press("Escape");
  await expect.poll(() => page.focused(button)).toBe(true);
});
