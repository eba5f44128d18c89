import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { disabledByPlaywright } from "../e2e/support/chromium.ts";

it("the list of what Playwright switches off in Chromium is the installed Playwright's", () => {
  const bundle = readFileSync(createRequire(import.meta.url).resolve("playwright-core/lib/coreBundle"), "utf8");
  const [, list = ""] = /\bdisabledFeatures = \[(.*?)\]/s.exec(bundle) ?? [];
  expect(disabledByPlaywright).toEqual([...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name));
});
