import type { Page } from "@playwright/test";
import { firebaseChunkRegex, mockAnalytics, readEvents, test } from "./support/analytics.ts";
import { en } from "./support/english-texts.ts";
import { test as base, expect, footerLink, openUnhydrated, runStartScript } from "./support/test.ts";

/** A visitor who agreed at an earlier visit. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem("analytics-consent", "yes")));

const names = async (page: Page) => (await readEvents(page)).map(({ name }) => name);

test("analytics sends app_initialized once a visit and page_view for each change of path", async ({
  page,
  baseURL,
}) => {
  await mockAnalytics(page);
  const printed = page.waitForEvent("console", (message) => /^Analytics event: page_view/.test(message.text()));
  await openUnhydrated(page, "/about");
  await printed;
  await expect.poll(() => names(page)).toEqual(["app_initialized", "page_view"]);
  const views = [{ path: "/about", title: await page.title(), view: (await readEvents(page))[1] }];
  await footerLink(page, en.frame.industries).click();
  await expect.poll(() => names(page)).toEqual(["page_view"]);
  views.push({ path: "/industries", title: await page.title(), view: (await readEvents(page))[0] });
  expect(new Set(views.map(({ title }) => title)).size).toBe(2);
  for (const { path, title, view } of views)
    expect(view?.parameters).toEqual({
      page_path: path,
      page_title: title,
      page_location: `${baseURL}${path}`,
      firebase_screen: path,
      firebase_screen_class: "ReactApp",
      send_to: "G-TEST", // The library's own.
    });
  await page.reload();
  await runStartScript(page);
  await page.waitForTimeout(1000);
  expect(await names(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(["page_view"]);
});

test("with consent assumed by the owner analytics starts without asking", async ({ page }) => {
  const asked = await mockAnalytics(page);
  await page.addInitScript(() => localStorage.removeItem("analytics-consent"));
  // A build with the other setting differs in this one word of the code.
  await page.route("**/assets/client-*.js", async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const asks = /consent:[`"']ask[`"']/;
    expect(code).toMatch(asks);
    await route.fulfill({ response, body: code.replace(asks, 'consent:"assume"') });
  });
  await page.goto("/about");
  await expect.poll(() => asked).toContain("www.googletagmanager.com");
  await expect(page.getByRole("region", { name: en.consent.label })).toBeHidden();
});

test("analytics counts clicks on the phone number and on WhatsApp", async ({ page }) => {
  await mockAnalytics(page);
  // After a response without content a browser stays on its page.
  await page.route("https://wa.me/**", (route) => route.fulfill({ status: 204 }));
  await openUnhydrated(page, "/contact");
  await expect.poll(() => names(page)).toContain("page_view");
  const contact = page.getByRole("main");
  await contact.getByRole("link", { name: en.contact.whatsapp }).click();
  await expect.poll(() => names(page)).toContain("contact_click");
  await contact
    .getByRole("link", { name: "+91 00000 00000" })
    .first()
    .evaluate((link) => {
      // This machine has no program for phone calls.
      link.addEventListener("click", (event) => event.preventDefault());
      (link as HTMLAnchorElement).click();
    });
  const pressed = async () => (await readEvents(page)).filter(({ name }) => name === "contact_click");
  await expect
    .poll(async () => (await pressed()).map(({ parameters }) => parameters))
    .toEqual([
      { method: "whatsapp", page_path: "/contact", send_to: "G-TEST" },
      { method: "phone", page_path: "/contact", send_to: "G-TEST" },
    ]);
});

for (const [what, pattern, line] of [
  // The library starts, and reports itself what it could not fetch.
  [
    "the analytics service",
    /googleapis\.com|googletagmanager\.com/,
    "Failed to fetch this Firebase app's measurement ID",
  ],
  ["the analytics code", firebaseChunkRegex, "Analytics did not start; the site goes on without it."],
] as const) {
  test(`with ${what} blocked each page logs one line and works`, async ({ page, expectConsoleError }) => {
    expectConsoleError(/ERR_FAILED|Failed to fetch/);
    const lines: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes(line)) lines.push(message.text());
    });
    await page.route(pattern, (route) => route.abort());
    await openUnhydrated(page, "/about");
    await expect.poll(() => lines).toHaveLength(1);
    await footerLink(page, en.frame.contact).click();
    await expect(page.getByRole("form", { name: en.form.label })).toBeVisible();
    await expect.poll(() => lines).toHaveLength(2);
    await page.waitForTimeout(500);
    expect(lines).toHaveLength(2);
  });
}

base("without configuration analytics only logs its events", async ({ page, baseURL }) => {
  const remote: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) remote.push(request.url());
  });
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await openUnhydrated(page, "/about");
  await expect.poll(() => lines.filter((line) => line.startsWith("Analytics is off"))).toHaveLength(1);
  await expect
    .poll(() => lines.filter((line) => line.startsWith("Analytics event (not sent): page_view")))
    .toHaveLength(1);
  expect(remote).toEqual([]);
  // Off by default (`docs/brief/decisions.md`, "Analytics").
  expect(lines.filter((line) => line.includes("app_initialized"))).toEqual([]);
  const viewed = () =>
    lines.flatMap((line) => /^Analytics event \(not sent\): page_view .*page_path: ([^,]+)/.exec(line)?.[1] ?? []);
  await page.reload();
  await runStartScript(page);
  await footerLink(page, en.frame.industries).click();
  await expect.poll(viewed).toEqual(["/about", "/industries"]);
  await page.goBack();
  await expect.poll(viewed).toEqual(["/about", "/industries", "/about"]);
  expect(lines.filter((line) => line.startsWith("Analytics is off"))).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});
