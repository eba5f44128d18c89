import type { Page } from "@playwright/test";
import { test as base, expect, open } from "./support/test.ts";

type Event = { name: string; parameters: Record<string, string> };

/** A stand-in for the remote side: configuration, installation and tag script, as the service answers them. */
async function standIn(page: Page) {
  const asked: string[] = [];
  const answer = (pattern: RegExp, body: string, contentType: string) =>
    page.route(pattern, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({
        body,
        contentType,
        headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      });
    });
  await answer(
    /firebase\.googleapis\.com/,
    JSON.stringify({ projectId: "test-project", appId: "1:1:web:1", measurementId: "G-TEST" }),
    "application/json",
  );
  await answer(
    /firebaseinstallations\.googleapis\.com/,
    JSON.stringify({
      name: "x",
      fid: "cRandomInstallationIdX",
      refreshToken: "r",
      authToken: { token: "t.t.t", expiresIn: "604800s" },
    }),
    "application/json",
  );
  await answer(/www\.googletagmanager\.com/, "", "text/javascript");
  return asked;
}

/** Events that reached the tag, in order. */
const events = (page: Page): Promise<Event[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((entry) => Array.from(entry))
      .filter(([command]) => command === "event")
      .map(([, name, parameters]) => ({ name: name as string, parameters: parameters as Record<string, string> })),
  );

const test = base.extend({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.CONFIGURED_URL_UNDER_TEST ?? ""),
});

test("app_initialized, then a page view for the first page and for each change of path, with the title as it is after it", async ({
  page,
  baseURL,
}) => {
  await standIn(page);
  await open(page, "/about");
  await expect.poll(async () => (await events(page)).map(({ name }) => name)).toEqual(["app_initialized", "page_view"]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Industries" }).click();
  await expect.poll(async () => (await events(page)).length).toBe(3);
  const title = await page.title();
  const [, , second] = await events(page);
  expect(second?.parameters).toMatchObject({
    page_path: "/industries",
    page_title: title,
    page_location: `${baseURL}/industries`,
    firebase_screen: "/industries",
    firebase_screen_class: "ReactApp",
  });
});

test("a change of hash or query is no page view", async ({ page }) => {
  await standIn(page);
  await open(page, "/");
  await expect.poll(async () => (await events(page)).length).toBe(2);
  await page.getByRole("main").getByRole("link", { name: "BOOK FREE CONSULTATION" }).first().click();
  await expect(page).toHaveURL(/#contact$/);
  await page.waitForTimeout(500);
  expect(await events(page)).toHaveLength(2);
});

test("each page view is also written to the console", async ({ page }) => {
  await standIn(page);
  const logged = page.waitForEvent("console", (message) => /Analytics event.*page_view/.test(message.text()));
  await open(page, "/about");
  await logged;
});

test("nothing is loaded before the page is there, and nothing at all for those who ask not to be tracked", async ({
  page,
}) => {
  const asked = await standIn(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const logged = page.waitForEvent("console", (message) => message.text().includes("asks not to be tracked"));
  await open(page, "/about");
  await logged;
  await page.waitForTimeout(1500);
  expect(asked).toEqual([]);
});

test("where the service is blocked the site goes on", async ({ page, expectConsoleError }) => {
  expectConsoleError(/ERR_FAILED|googletagmanager|firebase/i);
  await page.route(/googleapis\.com|googletagmanager\.com/, (route) => route.abort());
  await open(page, "/about");
  await page.waitForTimeout(1000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("form", { name: "Enquiry" })).toBeVisible();
});

base(
  "without configuration nothing remote is asked, one line says so, and events are only printed",
  async ({ page, baseURL }) => {
    const remote: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) remote.push(request.url());
    });
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    await open(page, "/about");
    await expect.poll(() => lines.filter((line) => line.startsWith("Analytics is off"))).toHaveLength(1);
    await expect
      .poll(() => lines.filter((line) => line.startsWith("Analytics event (not sent): page_view")))
      .toHaveLength(1);
    expect(remote).toEqual([]);
  },
);
