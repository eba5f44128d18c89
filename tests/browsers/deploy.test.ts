import { onTestFinished } from "vitest";
import { startSiteWithout } from "../e2e/support/site.ts";
import { role } from "./support/target.ts";
import { expect, test } from "./support/test.ts";

const industries = role("link", "Industries", role("contentinfo"));

test("a page that a deploy took away between two clicks is not found, and says so", async ({
  visit,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  const { page, proxy } = await visit();
  const later = await startSiteWithout("/industries");
  onTestFinished(later.stop);
  await page.open("/about");
  proxy.leadTo(later.url);
  await page.click(industries);
  await page.expectHeading("Page not found.");
  await page.expectPath("/industries");
  await expect.poll(() => page.evaluate(() => document.title)).toMatch(/^Page not found at this address/);
  await page.takenOver();
  await page.click(role("link", "RETURN HOME", role("main")));
  await page.expectHeading("Custom software with real-world impact");
});
