import { notFoundFolders } from "../../app/content/.server/addresses.ts";
import { interfaceIn, languageAt } from "../../app/content/.server/languages.ts";
import { pathIn } from "../../enquiry/page.ts";
import { field as searchField } from "./support/search.ts";
import { startSiteWithout } from "./support/site.ts";
import { expect, footerLink, hydrated, open, test } from "./support/test.ts";

const unknown = [
  "/services",
  "/deep/er/still",
  // The router matches whatever the letter case: the right not-found page has to.
  "/Services/nowhere",
  ...notFoundFolders.flatMap((folder) => [`${folder}/nowhere`, `${folder}/a/b`, `${folder}/a%2Fb`]),
];

test.describe("an unknown path", () => {
  for (const [i, path] of unknown.entries()) {
    // The first of them on the narrow screen too.
    const where = i === 0 ? "" : "@wide ";
    test(`${where}${path} answers 404 with the page that leads home, and hydrates without a mismatch`, async ({
      page,
      expectConsoleError,
    }) => {
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
});

test.describe("a mistyped address", () => {
  for (const [wanted, name, path] of [
    ["/technologies/postgress", "PostgreSQL", "/technologies/postgresql"],
    ["/careeers", "Careers", "/career"],
  ] as const) {
    test(`@wide ${wanted} suggests ${path}`, async ({ page, expectConsoleError }) => {
      expectConsoleError(/^404: no page at this path|status of 404/);
      await page.goto(wanted);
      await page.getByRole("navigation", { name: "Did you mean" }).getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found.");
    });
  }

  test("@wide that is like no other offers the search and no guesses", async ({ page, expectConsoleError }) => {
    expectConsoleError(/^404: no page at this path|status of 404/);
    await open(page, "/zzzzzz");
    await page.getByRole("main").getByRole("button", { name: "SEARCH THE SITE" }).click();
    await expect(searchField(page)).toBeFocused();
    await expect(page.getByText("Did you mean")).toHaveCount(0);
  });
});

test("@wide a trailing slash and capitals are redirected to the address without them", async ({ page, request }) => {
  const response = await request.get("/about/?x=1", { maxRedirects: 0 });
  expect([301, 308]).toContain(response.status());
  expect(response.headers().location).toBe("/about?x=1");
  await page.goto("/contact/");
  await expect(page).toHaveURL("/contact");
  await page.goto("/Services/UIUX-design");
  await expect(page).toHaveURL("/services/uiux-design");
});

test("@wide a page that is gone since the site was opened is not found, and says so in its title", async ({
  page,
  expectConsoleError,
}) => {
  // #418: what runs in the browser still has a route for the page, which a later build would not have.
  expectConsoleError(/404|Minified React error #418/);
  const later = await startSiteWithout("/industries");
  await open(page, `${later.url}/about`);
  await (await footerLink(page, "Industries")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found.");
  await expect(page).toHaveTitle(/^Page not found at this address/);
  await expect(page).toHaveURL(`${later.url}/industries`);
  // Not before the page has gone, which may still be fetching its scripts.
  await page.close();
  await later.stop();
});

test("@wide a page that has moved since the site was opened is shown at its new address, with query and hash", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  const later = await startSiteWithout("/industries", "/technologies");
  await open(page, `${later.url}/about`);
  await (await footerLink(page, "Industries")).click();
  await expect(page).toHaveURL(`${later.url}/technologies`);
  await page.goto(`${later.url}/industries?from=mail#cloud`);
  await expect(page).toHaveURL(`${later.url}/technologies?from=mail#cloud`);
  await page.goto(`${later.url}/Industries/`);
  await expect(page).toHaveURL(`${later.url}/technologies`);
  // Not before the page has gone, which may still be fetching its scripts.
  await page.close();
  await later.stop();
});

test("@wide back at an unknown path that the server was asked for already, the page is shown and not loaded again", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  await open(page, "/nowhere");
  await page.getByRole("main").getByRole("link", { name: "RETURN HOME" }).click();
  await expect(page).toHaveURL("/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found.");
  await expect(page).toHaveTitle(/^Page not found at this address/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("@wide a failure on the way home leaves a header that can be read", async ({ page, expectConsoleError }) => {
  expectConsoleError(/./);
  await open(page, "/about");
  await page.route(/\/_\.data/, (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.getByRole("banner").getByRole("link", { name: "Kutch IT" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  // The title comes first, and then the screen.
  await expect(page.locator("main section")).toBeVisible();
  const [header, ground] = await page.evaluate(() => [
    getComputedStyle(document.querySelector("header a") as Element).color,
    getComputedStyle(document.querySelector("main section") as Element).backgroundColor,
  ]);
  expect([header, ground]).toEqual(["rgb(255, 255, 255)", "rgb(15, 20, 64)"]);
});

test("@wide a routing failure shows its message inside the frame, with a way home", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/./);
  await open(page, "/about");
  // The next page's data arrives broken, as after a botched deployment.
  await page.route(/\/industries\.data/, (route) => route.fulfill({ status: 500, body: "broken" }));
  await (await footerLink(page, "Industries")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("main").getByRole("paragraph").first()).toHaveText("500 Internal Server Error");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("main").getByRole("link", { name: "RETURN HOME" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Custom software with real-world impact");
});

test("@wide the screen for a routing failure is there although nothing can be fetched any more after the first move", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/./);
  const screen = page.waitForResponse(/\/router-error-screen-[^/]*\.js/);
  await open(page, "/about");
  await page.mouse.move(5, 5);
  await (await screen).finished();
  await page.route(/\/router-error-screen-|\/industries(\.data|$)/, (route) => route.abort());
  await (await footerLink(page, "Industries")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("main").getByRole("link", { name: "RETURN HOME" })).toBeVisible();
});

test("@wide where the code of that screen cannot be had either, it is said in a line", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/./);
  await page.route(/\/router-error-screen-[^/]*\.js|\/industries(\.data|$)/, (route) => route.abort());
  await open(page, "/about");
  await (await footerLink(page, "Industries")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("banner")).toBeVisible();
});
