import { expect, it } from "vitest";
import { languageOf, pagePath } from "../../../enquiry/page.ts";

it.each([
  ["/", "/"],
  ["/technologies/flutter", "/technologies/flutter"],
  ["/blog?category=devops&email=asha@buyer.example", "/blog"],
  ["/contact#contact", "/contact"],
  ["/gu/contact", "/gu/contact"],
])("of %j the path %j is kept", (given, kept) => {
  expect(pagePath(given)).toBe(kept);
});

it.each([
  "https://elsewhere.example/page",
  "//elsewhere.example/page",
  "/\\elsewhere.example",
  "javascript:alert(1)",
  "contact",
  "/x\u202ey",
  "/x\ny",
  `/${"x".repeat(200)}`,
  "",
  7,
  null,
  ["/contact"],
])("nothing is kept of %j", (given) => {
  expect(pagePath(given)).toBe("");
});

it.each([
  ["/contact", "en"],
  ["/", "en"],
  ["/gu", "gu"],
  ["/gu/contact", "gu"],
  ["/hi/technologies/flutter", "hi"],
  ["/guides/frontend", "en"],
])("the page at %s is in the language %s", (path, language) => {
  expect(languageOf(path, ["en", "gu", "hi"])).toBe(language);
});
