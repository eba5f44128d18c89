import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { filesBelow } from "../../pipeline/files.ts";
import { beyondBaselineInStyles, beyondInStyles } from "./support/beyond-baseline.ts";
import { client, pages } from "./support/pages.ts";
import { sentSize } from "./support/sizes.ts";
import { adoptedSheets, rulesOf, rulesOfPages } from "./support/style-sheets.ts";

it("rules use only what is Baseline widely available or has a listed fallback, and every listed one is used", async () => {
  const adopted = adoptedSheets();
  expect(adopted.length).toBeGreaterThan(1);
  const used = await Promise.all([rulesOfPages(), ...adopted].map(beyondBaselineInStyles));
  expect([...new Set(used.flat())].toSorted()).toEqual(Object.keys(beyondInStyles).toSorted());
});

it("a page's rules are in its HTML and in no other file", () => {
  expect(filesBelow(client).filter((file) => file.endsWith(".css"))).toEqual([]);
});

it("the sheet of all pages is at most 8 kB as sent, and a page has at most 2 kB of rules besides, with a model 4.5 kB", () => {
  const common = /<style id="css">([\s\S]*?)<\/style>/;
  for (const { path, html } of pages) {
    const sheet = common.exec(html)?.[1] ?? "";
    expect(sheet, path).toContain("@layer");
    expect(sentSize(sheet), path).toBeLessThanOrEqual(8_000);
    expect(sentSize(rulesOf(html)), path).toBeLessThanOrEqual(html.includes("data-nosnippet") ? 12_500 : 10_000);
  }
});

it("the first 14 kB of home hold its head, its rules and its first screen", () => {
  const start = readFileSync(join(client, "index.html.br")).subarray(0, 14_000);
  const html = brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  expect(html).toMatch(/<main[\s\S]*<h1[\s\S]*<\/section>/);
});
