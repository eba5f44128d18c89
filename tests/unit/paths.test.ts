import { expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { languages } from "~/content/languages/site-languages.ts";
import { matchPath, pagePaths } from "~/content/links/addresses.ts";
import { href } from "~/paths.ts";
import { paths } from "../../content/pages.ts";
import { englishPath, languageOf } from "../../enquiry/page.ts";

it("an address is the pattern of its section with the content file's name", () => {
  expect(href("/about")).toBe("/about");
  expect(href("/technologies/:slug", { slug: "go" })).toBe("/technologies/go");
});

it.each([
  ["/", { path: "/", slug: "" }],
  ["/blog", { path: "/blog", slug: "" }],
  ["/blog/go", { path: "/blog/:slug", slug: "go" }],
  ["/services", undefined],
  ["/blog/go/deep", undefined],
  ["/blog/", undefined],
  ["/zz", undefined],
  ["", undefined],
])("the screen of %j is %j", (address, screen) => expect(matchPath(address)).toEqual(screen));

it("every page has a screen, and every screen has a page", () => {
  const found = pagePaths(content).map((page) => matchPath(englishPath(languageOf(page, languages), page))?.path);
  expect(new Set(found)).toEqual(new Set(paths));
});
