import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { filesBelow } from "../../pipeline/files.ts";
import { allowedBeyondBaseline, beyondBaselineInStyles } from "./support/beyond-baseline.ts";
import { compress, quickBrotliSize } from "./support/brotli-size.ts";
import { clientFolder, pages } from "./support/pages.ts";
import { adoptedSheets, inlineStylesIn, rulesOfPages } from "./support/style-sheets.ts";

it("style rules use the listed features beyond Baseline, every one of them, and no others", async () => {
  const adopted = adoptedSheets();
  expect(adopted.length).toBeGreaterThan(1);
  const used = await Promise.all([rulesOfPages(), ...adopted].map(beyondBaselineInStyles));
  expect([...new Set(used.flat())].toSorted()).toEqual(Object.keys(allowedBeyondBaseline).toSorted());
});

it("there is no .css file", () => {
  expect(filesBelow(clientFolder).filter((file) => file.endsWith(".css"))).toEqual([]);
});

it("no page has a container query, which would make Chromium lay out the page before its first frame", () => {
  expect(pages.filter(({ html }) => html.includes("@container")).map(({ path }) => path)).toEqual([]);
});

it("the common styles are at most 7.6 kB in brotli, with a page's own 10 kB, with an interactive model 12.5 kB", () => {
  const common = /<style id="css">([\s\S]*?)<\/style>/;
  for (const { path, html } of pages) {
    const sheet = common.exec(html)?.[1] ?? "";
    expect(sheet, path).toContain("@layer");
    expect(quickBrotliSize(7_600, sheet), path).toBeLessThanOrEqual(7_600);
    const most = html.includes("data-nosnippet") ? 12_500 : 10_000;
    expect(quickBrotliSize(most, inlineStylesIn(html)), path).toBeLessThanOrEqual(most);
  }
});

it("the style rules in the head of the home page are at most 8 kB in brotli", () => {
  const [head = ""] = readFileSync(join(clientFolder, "index.html"), "utf8").split("</head>");
  expect(quickBrotliSize(8_000, inlineStylesIn(head))).toBeLessThanOrEqual(8_000);
});

it("the first 14 kB of home contain head, style rules and hero, and leave a tenth for the owner's own texts", () => {
  const start = compress(readFileSync(join(clientFolder, "index.html"), "utf8")).subarray(0, 12_600);
  const html = brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  expect(html).toMatch(/<main[\s\S]*<h1[\s\S]*<\/section>/);
});
