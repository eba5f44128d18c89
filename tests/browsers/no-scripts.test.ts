import { inject } from "vitest";
import { readEnquiries } from "../e2e/support/enquiries.ts";
import { enquiryWith, fillIn, form, nameField, submit, values } from "./support/form.ts";
import { role, selector, text } from "./support/target.ts";
import { engine, expect, narrow, test, testInOtherEngines } from "./support/test.ts";

test("without JavaScript menus open and links lead on", async ({ visit }) => {
  const { page } = await visit({ scripts: false });
  await page.load("/about");
  await page.click(role("button", "SERVICES", role("banner")));
  await page.click(role("link", "DevOps solutions", role("banner")));
  await page.expectPath("/services/devops-solutions");
  const onPhone = await visit({ scripts: false, size: narrow });
  await onPhone.page.load("/about");
  await onPhone.page.click(role("button", "Menu", role("banner")));
  await onPhone.page.click(role("link", "Blog", role("banner")));
  await onPhone.page.expectPath("/blog");
});

testInOtherEngines(
  "without JavaScript the form is posted by the browser, and ends at a page that says that it arrived",
  async ({ visit }) => {
    const { page } = await visit({ scripts: false });
    const message = `without scripts, ${engine} ${Date.now()}`;
    await page.load("/");
    await fillIn(page, enquiryWith(message));
    await page.click(submit);
    await page.expectPath(/^\/enquiry-received/);
    await page.expectHeading("Message sent successfully!");
    const stored = readEnquiries(inject("siteData")).filter((row) => row.message === message);
    expect(stored).toMatchObject([enquiryWith(message)]);
  },
);

testInOtherEngines(
  "without JavaScript a form that cannot be accepted comes back with what was written and what to mend",
  async ({ visit, expectConsoleError }) => {
    expectConsoleError(/422/);
    const { page } = await visit({ scripts: false });
    const enquiry = { ...enquiryWith("to be mended"), name: "   " };
    await page.load("/");
    await fillIn(page, enquiry);
    await page.click(submit);
    await expect.poll(() => page.attribute(nameField, "aria-invalid")).toBe("true");
    expect(await page.count(text("Please tell us your name", form))).toBeGreaterThan(0);
    expect(await values(page)).toEqual({ ...enquiry, name: expect.stringMatching(/^\s*$/) });
  },
);

test("without JavaScript the blog filters, and nothing is offered that does nothing", async ({ visit }) => {
  const { page } = await visit({ scripts: false });
  await page.load("/blog");
  const cards = role("article", undefined, role("region", "Articles"));
  const all = await page.count(cards);
  await page.click(role("link", "DEVOPS", role("navigation", "Articles by category")));
  await page.expectPath(/category=devops/);
  // A page that is only partly read has no card.
  const isFiltered = (shown: number) => shown > 0 && shown < all;
  await expect.poll(async () => isFiltered(await page.count(cards))).toBe(true);
  expect(await page.count(text("SEARCH THE SITE"))).toBe(0);
  await page.load("/blog/devops-automation-workflows");
  expect(await page.count(selector("figure pre"))).toBeGreaterThan(0);
  expect(await page.count(role("button", /^Copy/, selector("main")))).toBe(0);
});
