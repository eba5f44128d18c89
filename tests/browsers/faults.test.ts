import { onTestFinished } from "vitest";
import { startSiteWithout } from "../e2e/support/site.ts";
import { enquiryWith, failureNote, fillIn, notifications, submit, toast } from "./support/form.ts";
import { role, selector } from "./support/target.ts";
import { engine, expect, test } from "./support/test.ts";

/** What was found to fail in one engine alone: tried in all of them. */
const footer = role("contentinfo");
/** Not refused: WebKit asks once more by itself where a line breaks. */
const gone = { status: 404, body: "" };

test("the next page's data is fetched under the resting pointer, and the click asks for nothing more", async ({
  visit,
}) => {
  const { page, gate } = await visit();
  await page.open("/industries");
  const data = () => gate.asked.filter((path) => path.startsWith("/about.data")).length;
  await page.hover(role("link", "About", footer));
  await expect.poll(data).toBe(1);
  // Until it has come: what is still on its way is asked for twice by WebKit.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName(`${location.origin}/about.data`).length))
    .toBe(1);
  await page.click(role("link", "About", footer));
  await page.expectPath("/about");
  expect(data()).toBe(1);
});

test("a toast's code that could not be had comes at the next try", async ({ visit, expectConsoleError }) => {
  expectConsoleError(
    /Toast not shown|not sent|500|dynamically imported|Importing a module|Loading module|NetworkError|Failed to load/,
  );
  const { page, gate } = await visit();
  const mend = gate.fault(/\/assets\/toaster-[^/]*\.js/, gone);
  const restore = gate.fault(/\/email\/send$/, { status: 500, body: "Down" });
  await page.open("/");
  await fillIn(page, enquiryWith("toast refused"));
  await page.click(submit);
  await expect.poll(() => page.count(failureNote)).toBe(1);
  mend();
  restore();
  await page.click(submit);
  await expect.poll(() => page.texts(toast)).toContainEqual(expect.stringContaining("Message sent successfully!"));
});

test("the search's code that could not be had comes at the next try", async ({ visit, expectConsoleError }) => {
  expectConsoleError(/./);
  const { page, gate } = await visit();
  const mend = gate.fault(/\/assets\/start-search-[^/]*\.js/, gone);
  await page.open("/about");
  await page.click(role("button", "SEARCH THE SITE", footer));
  const dialog = role("dialog", "Search the site");
  await page.write(role("textbox", "Search all pages", dialog), "kubernetes");
  const said = () => page.text(role("status", undefined, dialog));
  await expect.poll(said).toBe("The search could not be loaded.");
  mend();
  await page.click(role("button", "TRY AGAIN", dialog));
  await expect.poll(said).toMatch(/^\d+ pages?/);
});

test("the page that says that another is gone is taken over as it was built", async ({ visit, expectConsoleError }) => {
  expectConsoleError(/404/);
  const { page, gate } = await visit();
  // One of many pages of one route: the later build has that route too, as a real one would.
  const later = await startSiteWithout("/services/devops-solutions");
  onTestFinished(later.stop);
  await page.open("/about");
  gate.leadTo(later.url);
  await page.click(role("button", "SERVICES", role("banner")));
  await page.click(role("link", "DevOps solutions", role("banner")));
  await page.expectHeading("Page not found.");
  await page.takenOver();
});

test("Back from a section of an article leads to where the reader was", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/blog/devops-automation-workflows");
  await page.scrollTo(300);
  await expect.poll(page.scrollY).toBe(300);
  const hash = await page.evaluate(() => document.querySelectorAll<HTMLAnchorElement>("nav ol a")[5]?.hash ?? "");
  await page.click(selector(`nav ol a[href="${hash}"]`));
  await page.expectPath(`/blog/devops-automation-workflows${hash}`);
  await expect.poll(page.scrollY).toBeGreaterThan(400);
  await page.back();
  await page.expectPath("/blog/devops-automation-workflows");
  await expect.poll(page.scrollY).toBe(300);
});

test("a reload at a section of an article keeps the place", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/blog/devops-automation-workflows");
  const hash = await page.evaluate(() => document.querySelectorAll<HTMLAnchorElement>("nav ol a")[5]?.hash ?? "");
  await page.click(selector(`nav ol a[href="${hash}"]`));
  await page.expectPath(`/blog/devops-automation-workflows${hash}`);
  await expect.poll(page.scrollY).toBeGreaterThan(400);
  await page.atRest();
  const section = await page.scrollY();
  const place = section + 150;
  await page.scrollTo(place);
  await expect.poll(page.scrollY).toBe(place);
  await page.reload();
  await page.takenOver();
  // WebKit goes to the hash again, on a page without any script too.
  await expect.poll(page.scrollY).toBe(engine === "webkit" ? section : place);
});

for (const [way, by] of [
  ["to the right", { x: 60 }],
  ["upward", { y: -45 }],
] as const) {
  test(`a swipe ${way} throws a toast away`, async ({ visit }) => {
    const { page, gate } = await visit();
    gate.fault(/\/email\/send$/, { status: 200, body: "OK" });
    await page.open("/");
    await fillIn(page, enquiryWith("swipe"));
    await page.click(submit);
    await expect.poll(() => page.count(toast)).toBe(1);
    // What goes by itself, after four seconds, has not been thrown.
    await page.evaluate(() => {
      const thrown = ({ target }: MutationRecord) => (target as HTMLElement).dataset.swipeOut === "true";
      new MutationObserver((changes) => {
        if (changes.some(thrown)) window.name = "thrown";
      }).observe(document, { subtree: true, attributeFilter: ["data-swipe-out"] });
    });
    // Where there are no words: there the pointer marks them.
    await page.drag(toast, by, 0.8);
    await expect.poll(() => page.count(toast)).toBe(0);
    expect(await page.evaluate(() => window.name)).toBe("thrown");
    expect(await page.count(notifications)).toBe(1);
  });
}

test("the choice of colours shows where the focus is after an arrow key", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/about");
  const system = role("radio", "System", footer);
  const day = role("radio", "Day", footer);
  await page.focus(system);
  await page.press("ArrowRight");
  await expect.poll(() => page.focused(day)).toBe(true);
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outline);
  await expect.poll(outline).toMatch(/solid 3px|3px solid/);
});
