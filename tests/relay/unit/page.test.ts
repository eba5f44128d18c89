import { expect, it } from "vitest";
import { pagePath } from "../../../enquiry/page.ts";

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
  "",
  7,
  null,
  ["/contact"],
])("nothing is kept of %j", (given) => {
  expect(pagePath(given)).toBe("");
});
