import { join } from "node:path";
import { interfaceIn, languageAt } from "../../app/content/languages/site-languages.ts";
import { pathIn } from "../../enquiry/page.ts";
import { defaultSite } from "./support/builds.ts";
import { field as searchField } from "./support/search.ts";
import { expect, hydrated, open, test } from "./support/test.ts";
import { en, home } from "./support/words.ts";

// `tests/relay/hosts/web-servers.test.ts` requests such an address in every folder and language.
for (const path of ["/services", "/gu/blog/a%2Fb"]) {
  test(`${path} answers 404 with a page that links to home`, async ({ page, expectConsoleError }) => {
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

test.describe("a 404 page", () => {
  for (const [wanted, name, path] of [["/careeers", "Careers", "/career"]] as const) {
    test(`the 404 page of ${wanted} suggests ${path}`, async ({ page, expectConsoleError }) => {
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

  test("the 404 page without similar addresses offers the search", async ({ page, expectConsoleError }) => {
    expectConsoleError(/^404: no page at this path|status of 404/);
    await open(page, "/zzzzzz");
    await page.getByRole("main").getByRole("button", { name: en.frame.search }).click();
    await expect(searchField(page)).toBeFocused();
    await expect(page.getByText(en.notFound.nearest)).toHaveCount(0);
  });
});

test("a 500 answer shows its message within the site's frame and links to home", async ({
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
  await expect(page.getByRole("banner")).not.toHaveAttribute("data-over-hero");
  await page.getByRole("main").getByRole("link", { name: en.notFound.returnHome }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.headline);
});
