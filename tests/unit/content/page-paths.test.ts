import { expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { languages } from "~/content/languages/site-languages.ts";
import { listPagePaths, matchPath } from "~/content/links/page-addresses.ts";
import { routePaths } from "../../../content/pages";
import { englishPath, languageOf } from "../../../enquiry/language-prefix";

it.each([
  ["/", { path: "/", slug: "" }],
  ["/blog", { path: "/blog", slug: "" }],
  ["/blog/go", { path: "/blog/:slug", slug: "go" }],
  ["/services", undefined],
  ["/blog/go/deep", undefined],
  ["/blog/", undefined],
  ["/zz", undefined],
  ["", undefined],
])("the path %j matches the declared path %j", (address, screen) => expect(matchPath(address)).toEqual(screen));

it("every page matches a declared path, and every declared path has a page", () => {
  const found = listPagePaths({ ...content, unpublished: [] }).map(
    (page) => matchPath(englishPath(languageOf(page, languages), page))?.path,
  );
  expect(new Set(found)).toEqual(new Set(routePaths));
});
