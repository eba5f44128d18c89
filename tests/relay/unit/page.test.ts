import { expect, it } from "vitest";
import { englishPath, languageOf, pagePath, pathIn } from "../../../enquiry/page.ts";

it.each([
  ["/", "/"],
  ["/blog?category=devops&email=asha@buyer.example", "/blog"],
  [`/${"x".repeat(199)}`, `/${"x".repeat(199)}`],
])("of %j the path %j is kept", (given, kept) => {
  expect(pagePath(given)).toBe(kept);
});

it.each([
  "https://elsewhere.example/page",
  "//elsewhere.example/page",
  "javascript:alert(1)",
  "contact",
  "/x\u202ey",
  `/${"x".repeat(200)}`,
  "",
  7,
  null,
  ["/contact"],
])("nothing is kept of %j", (given) => {
  expect(pagePath(given)).toBe("");
});

const languages = ["en", "gu", "hi"];

it.each([
  ["en", "/", "/"],
  ["gu", "/", "/gu"],
  ["hi", "/technologies/flutter", "/hi/technologies/flutter"],
])("in %s the address of %s is %s, and leads back", (language, english, address) => {
  expect(pathIn(language, english)).toBe(address);
  expect(englishPath(language, address)).toBe(english);
  expect(languageOf(address, languages)).toBe(language);
});

it.each(["/guides/frontend", "/zz/about"])("the page at %s, of no prefix that is known, is English", (path) => {
  expect(languageOf(path, languages)).toBe("en");
});
