import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { inject } from "vitest";
import { readRows } from "../relay/support/rows.ts";
import { enquiryWith, fillIn, messageField, notifications, submit, toast, values } from "./support/form.ts";
import type { Page } from "./support/page.ts";
import { role, selector } from "./support/target.ts";
import { engine, expect, test, testInOtherEngines } from "./support/test.ts";
import { searchSays } from "./support/visits.ts";

/** Faults that were found in one engine, tried in all of them. */
const footer = role("contentinfo");
/** Not `refused`: WebKit repeats a request whose connection broke. */
const gone = { status: 404, body: "" };

test("a page is asked for once, before the click where the engine can keep it for that", async ({ visit }) => {
  const { page, proxy } = await visit();
  const about = role("link", "About", footer);
  const asked = () => proxy.asked.filter((path) => path === "/about");
  await page.open("/industries");
  expect(asked()).toEqual([]);
  await page.hover(about);
  // Longer than the pointer has to rest. WebKit would fetch the page again at the click.
  await setTimeout(600);
  await expect.poll(asked).toHaveLength(engine === "webkit" ? 0 : 1);
  await page.click(about);
  await page.expectPath("/about");
  await page.takenOver();
  expect(asked()).toHaveLength(1);
});

test("a page whose link is pressed at once is asked for once, however long it takes", async ({ visit }) => {
  const { page, proxy } = await visit();
  await page.open("/industries");
  const answer = proxy.fault(/^\/about$/, "held");
  // In one task: on a busy machine a pointer might rest between two commands.
  await page.evaluate(
    () =>
      void window.setTimeout(() => {
        const link = document.querySelector<HTMLElement>("footer a[href='/about']");
        for (const sign of ["pointerover", "pointerdown"]) link?.dispatchEvent(new Event(sign, { bubbles: true }));
        link?.click();
      }),
  );
  await setTimeout(600);
  answer();
  await page.expectPath("/about");
  await page.takenOver();
  expect(proxy.asked.filter((path) => path === "/about")).toHaveLength(1);
});

test("a page is painted before its font has come", async ({ visit, expectConsoleError }) => {
  // Firefox reports a font that it did not wait for.
  expectConsoleError(/download failed/);
  const { page, proxy } = await visit({ impatient: true });
  proxy.fault(/\.woff2$/, "hanging");
  const isPainted = () => page.evaluate(() => performance.getEntriesByType("paint").length > 0);
  for (const path of ["/", "/about", "/contact", "/blog"]) {
    await page.load(path);
    await page.expectPath(path);
    await expect.poll(isPainted).toBe(true);
    expect(await page.evaluate(() => document.readyState), "the font is still under way").toBe("interactive");
  }
});

test("the script of every page that could not be had comes at the next act", async ({ visit, expectConsoleError }) => {
  expectConsoleError(/./);
  const { page, proxy } = await visit();
  const mend = proxy.fault(/\/assets\/start-/, gone);
  await page.load("/about");
  await page.moveUntil("failed");
  mend();
  await page.press("Tab");
  await page.takenOver();
});

for (const [sign, act] of [
  ["when it is used again", (page: Page) => page.click(messageField)],
  ["when the line is back", (page: Page) => page.evaluate(() => void dispatchEvent(new Event("online")))],
] as const)
  test(`the form's code that could not be had comes ${sign}, and what is written is sent once`, async ({
    visit,
    expectConsoleError,
  }) => {
    expectConsoleError(/./);
    const { page, proxy } = await visit();
    const enquiry = enquiryWith(`asked again, ${engine} ${crypto.randomUUID()}`);
    const mend = proxy.fault(/\/assets\/enquiry-form-/, gone);
    await page.load("/");
    await fillIn(page, enquiry);
    await expect.poll(() => page.count(selector("[data-island][data-failed] form"))).toBe(1);
    expect(await page.count(selector("form[data-ready]"))).toBe(0);
    mend();
    await act(page);
    await expect.poll(() => page.count(selector("form[data-ready]"))).toBe(1);
    expect(await values(page)).toEqual(enquiry);
    await page.click(submit);
    await expect.poll(() => page.text(toast)).toContain("Message sent successfully!");
    const rows = readRows(join(inject("siteData"), "enquiries.sqlite"));
    expect(rows.filter(({ message }) => message === enquiry.message)).toHaveLength(1);
  });

test("the search's code that could not be had comes at the next try", async ({ visit, expectConsoleError }) => {
  expectConsoleError(/./);
  const { page, proxy } = await visit();
  const mend = proxy.fault(/\/assets\/search-[^/]*\.js/, gone);
  await page.open("/about");
  await page.click(role("button", "SEARCH THE SITE", footer));
  const dialog = role("dialog", "Search the site");
  await page.write(role("textbox", "Search all pages", dialog), "kubernetes");
  const said = () => searchSays(page);
  await expect.poll(said).toBe("The search could not be loaded.");
  mend();
  await page.click(role("button", "TRY AGAIN", dialog));
  await expect.poll(said).toMatch(/^\d+ pages?/);
});

test("Back from a section of an article leads to where the reader was, Forward to the section, and a reload keeps the place", async ({
  visit,
}) => {
  const { page } = await visit();
  await page.open("/blog/devops-automation-workflows");
  await page.scrollTo(300);
  await expect.poll(page.scrollY).toBe(300);
  const hash = await page.evaluate(() => document.querySelectorAll<HTMLAnchorElement>("nav ol a")[5]?.hash ?? "");
  await page.click(selector(`nav ol a[href="${hash}"]`));
  await page.expectPath(`/blog/devops-automation-workflows${hash}`);
  await expect.poll(page.scrollY).toBeGreaterThan(400);
  await page.atRest();
  const section = await page.scrollY();
  await page.back();
  await page.expectPath("/blog/devops-automation-workflows");
  await expect.poll(page.scrollY).toBe(300);
  await page.forward();
  await expect.poll(page.scrollY).toBe(section);
  await page.scrollTo(section + 150);
  await expect.poll(page.scrollY).toBe(section + 150);
  await page.reload();
  await page.takenOver();
  await expect.poll(page.scrollY).toBe(section + 150);
});

for (const [way, by, run] of [
  ["to the right", { x: 60 }, testInOtherEngines],
  ["upward", { y: -45 }, test],
] as const) {
  run(`a swipe ${way} throws a toast away`, async ({ visit }) => {
    const { page, proxy } = await visit();
    proxy.fault(/\/email\/send$/, { status: 200, body: "OK" });
    await page.open("/");
    await fillIn(page, enquiryWith("swipe"));
    await page.click(submit);
    await expect.poll(() => page.count(toast)).toBe(1);
    // A toast that goes by itself after four seconds was not swiped away. Its time stands still under the pointer.
    await page.hover(toast);
    await page.evaluate(() => {
      const thrown = ({ target }: MutationRecord) => (target as HTMLElement).dataset.swipeOut === "true";
      new MutationObserver((changes) => {
        if (changes.some(thrown)) window.name = "thrown";
      }).observe(document, { subtree: true, attributeFilter: ["data-swipe-out"] });
    });
    // From a place without words, which the pointer would select.
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
