import { interfaceWordsIn, languageAt } from "../../app/content/languages/site-languages.ts";
import { pathIn } from "../../enquiry/language-prefix.ts";
import { en } from "./support/english-texts.ts";
import { searchField } from "./support/search.ts";
import { expect, open, test, waitForHydration } from "./support/test.ts";

// `tests/relay/hosts/web-servers.test.ts` requests such an address in every folder and language.
for (const path of ["/services", "/gu/blog/a%2Fb"]) {
  test(`${path} answers 404 with a page that links to home`, async ({ page, expectConsoleError }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    expectConsoleError(/^404: no page at this path|status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    const { notFound } = interfaceWordsIn(languageAt(path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
    await expect(page).toHaveTitle(new RegExp(`^${notFound.subject}`));
    await expect
      .poll(() => logged.filter((text) => text.includes("no page at this path")))
      .toEqual([`404: no page at this path: ${path}`]);
    await page.getByRole("main").getByRole("link", { name: notFound.returnHome }).click();
    await expect(page).toHaveURL(pathIn(languageAt(path), "/"));
  });
}

test("the 404 page suggests the page with the nearest address", async ({ page, expectConsoleError }) => {
  expectConsoleError(/^404: no page at this path|status of 404/);
  await page.goto("/careeers");
  const link = page.getByRole("navigation", { name: en.notFound.nearest }).getByRole("link", { name: "Careers" });
  // The list is filled in by a script, and the page has the rules for it all the same.
  await expect(link).toHaveCSS("min-height", "44px");
  await link.click();
  await expect(page).toHaveURL("/career");
});

test("the 404 page without similar addresses offers the search", async ({ page, expectConsoleError }) => {
  expectConsoleError(/^404: no page at this path|status of 404/);
  await open(page, "/zzzzzz");
  await page.getByRole("main").getByRole("button", { name: en.frame.search }).click();
  await expect(searchField(page)).toBeFocused();
  await expect(page.getByText(en.notFound.nearest)).toHaveCount(0);
});
