import { join } from "node:path";
import { interfaceIn, languageAt } from "../../app/content/languages/site-languages.ts";
import { pathIn } from "../../enquiry/page.ts";
import { defaultSite } from "./support/builds.ts";
import { field as searchField } from "./support/search.ts";
import { startSiteWithout } from "./support/site.ts";
import { expect, hydrated, open, test } from "./support/test.ts";
import { en, home } from "./support/words.ts";

// `tests/relay/hosts/web-servers.test.ts` requests such an address in every folder and language.
for (const [width, path] of [
  ["", "/services"],
  ["", "/gu/blog/a%2Fb"],
] as const) {
  test(`${width}${path} answers 404 with the page that leads home`, async ({ page, expectConsoleError }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    expectConsoleError(/^404: no page at this path|status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    const { notFound } = interfaceIn(languageAt(path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
    await expect(page).toHaveTitle(new RegExp(`^${notFound.subject}`));
    await expect
      .poll(() => logged.filter((text) => text.includes("no page at this path")))
      .toEqual([`404: no page at this path: ${path}`]);
    await page.getByRole("main").getByRole("link", { name: notFound.returnHome }).click();
    await expect(page).toHaveURL(pathIn(languageAt(path), "/"));
  });
}

test.describe("a mistyped address", () => {
  for (const [wanted, name, path] of [
    ["/technologies/postgress", "PostgreSQL", "/technologies/postgresql"],
    ["/careeers", "Careers", "/career"],
  ] as const) {
    test(`${wanted} suggests ${path}`, async ({ page, expectConsoleError }) => {
      expectConsoleError(/^404: no page at this path|status of 404/);
      await page.goto(wanted);
      const link = page.getByRole("navigation", { name: en.notFound.nearest }).getByRole("link", { name });
      // The list is filled in by a script, and the page has the rules for it all the same.
      await expect(link).toHaveCSS("min-height", "44px");
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(en.notFound.heading);
    });
  }

  test("that is like no other offers the search and no guesses", async ({ page, expectConsoleError }) => {
    expectConsoleError(/^404: no page at this path|status of 404/);
    await open(page, "/zzzzzz");
    await page.getByRole("main").getByRole("button", { name: en.frame.search }).click();
    await expect(searchField(page)).toBeFocused();
    await expect(page.getByText(en.notFound.nearest)).toHaveCount(0);
  });
});

test("a trailing slash and capitals are redirected to the address without them", async ({ page, request }) => {
  const response = await request.get("/about/?x=1", { maxRedirects: 0 });
  expect([301, 308]).toContain(response.status());
  expect(response.headers().location).toBe("/about?x=1");
  await page.goto("/contact/");
  await expect(page).toHaveURL("/contact");
  await page.goto("/Services/UIUX-design");
  await expect(page).toHaveURL("/services/uiux-design");
});

test("a page that has moved since the site was opened is shown at its new address, with query and hash", async ({
  page,
}) => {
  const later = await startSiteWithout("/industries", "/technologies");
  await open(page, `${later.url}/about`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL(`${later.url}/technologies`);
  await page.goto(`${later.url}/industries?from=mail#cloud`);
  await expect(page).toHaveURL(`${later.url}/technologies?from=mail#cloud`);
  await page.goto(`${later.url}/Industries/`);
  await expect(page).toHaveURL(`${later.url}/technologies`);
  // Only after the page was left, which may still be fetching scripts.
  await page.close();
  await later.stop();
});

test("a page that a deploy took away between two clicks is not found, and says so", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  const later = await startSiteWithout("/industries");
  await page.goto("/about");
  // As after a deploy: another site answers at this address from now on.
  await page.route("**/industries", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: later.url + pathname }) });
  });
  // By keyboard: under a pointer the page would be drawn ahead of the click.
  await page.getByRole("contentinfo").getByRole("link", { name: en.frame.industries }).press("Enter");
  await expect(page).toHaveURL(/\/industries$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.notFound.heading);
  await expect(page).toHaveTitle(new RegExp(`^${en.notFound.subject}`));
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: en.notFound.returnHome }).click();
  await expect(page).toHaveURL("/");
  await later.stop();
});

test("a failure shows its message inside the frame, also over the home page's address, and leads home", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500/);
  const failure = { path: join(defaultSite, "client/500.html"), contentType: "text/html; charset=utf-8", status: 500 };
  await page.route(
    (url) => url.pathname === "/",
    (route) => route.fulfill(failure),
    { times: 1 },
  );
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.failure.heading);
  await expect(page.getByRole("main").getByRole("paragraph").first()).toHaveText("500 Internal Server Error");
  const [header, ground] = await page.evaluate(() => [
    getComputedStyle(document.querySelector("header a") as Element).color,
    getComputedStyle(document.querySelector("main section") as Element).backgroundColor,
  ]);
  expect([header, ground]).toEqual(["rgb(255, 255, 255)", "rgb(15, 20, 64)"]);
  await page.getByRole("main").getByRole("link", { name: en.notFound.returnHome }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.headline);
});
