import { enquiryWith, fillIn, submit, toast } from "./support/form.ts";
import { role } from "./support/target.ts";
import { expect, narrow, test } from "./support/test.ts";

test("an engine without popovers offers no menu, and reaches every page by the footer", async ({ visit }) => {
  const { page } = await visit({ popovers: false });
  await page.open("/about");
  for (const name of ["SERVICES", "RESOURCES", "COMPANY"]) {
    expect(await page.count(role("button", name, role("banner")))).toBe(0);
  }
  expect(await page.count(role("link", "Careers", role("banner")))).toBe(0);
  await page.click(role("link", "Careers", role("contentinfo")));
  await page.expectPath("/career");
  await expect.poll(page.scrollY).toBe(0);
  await page.click(role("link", "Industries", role("contentinfo")));
  await page.expectPath("/industries");
});

test("an engine without popovers sends the form, on a narrow screen too", async ({ visit }) => {
  const { page } = await visit({ popovers: false, size: narrow });
  await page.open("/");
  expect(await page.count(role("button", "Menu", role("banner")))).toBe(0);
  await fillIn(page, enquiryWith("without popovers"));
  await page.click(submit);
  await expect.poll(() => page.text(toast)).toContain("Message sent successfully!");
});
