import { expect, it } from "vitest";
import { filesBelow } from "../../pipeline/files.ts";
import { beyondBaselineInStyles, beyondInStyles } from "./support/beyond-baseline.ts";
import { client } from "./support/pages.ts";
import { adoptedSheets, rulesOfPages } from "./support/style-sheets.ts";

it("rules use only what is Baseline widely available or has a listed fallback, and every listed one is used", async () => {
  const adopted = adoptedSheets();
  expect(adopted.length).toBeGreaterThan(1);
  const used = await Promise.all([rulesOfPages(), ...adopted].map(beyondBaselineInStyles));
  expect([...new Set(used.flat())].toSorted()).toEqual(Object.keys(beyondInStyles).toSorted());
});

it("a page's rules are in its HTML and in no other file", () => {
  expect(filesBelow(client).filter((file) => file.endsWith(".css"))).toEqual([]);
});
