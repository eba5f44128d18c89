import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { pageTypeOf, pageTypes, vitals, vitalsPath } from "../../enquiry/vitals.ts";
import { readBench, table } from "../../server/cli/vitals-table.ts";
import { wantsNoPage } from "../../server/static/site.ts";

const folder = mkdtempSync(join(tmpdir(), "kutch-it-vitals-"));
afterAll(() => rmSync(folder, { recursive: true }));

const page = (path: string, lcpMs: number, inpMs: number | null) => ({
  path,
  site: { applied: { fcpMs: lcpMs - 100.4, lcpMs, cls: 0.0004 }, visit: { inpMs } },
});

it("visitors' figures are shown beside the bench's figures for pages of that type", () => {
  const file = join(folder, "last.json");
  const measured = [
    page("/", 752.4, 96),
    page("/blog/one", 700, null),
    page("/blog/two", 900, 40),
    page("/blog/three", 800, 24),
  ];
  writeFileSync(file, JSON.stringify(measured));
  const p75: Parameters<typeof table>[0] = new Map();
  p75.set("home", new Map());
  p75.get("home")?.set("LCP", { atMost: 1200, visits: 40 }).set("CLS", { atMost: 0.005, visits: 38 });
  p75.set("article", new Map([["INP", { atMost: 200, visits: 7 }]]));
  p75.set("guide", new Map([["TTFB", { atMost: 50, visits: 1 }]]));
  expect(table(p75, readBench(file)).split("\n")).toEqual([
    "page     visits  TTFB  FCP      LCP           INP         CLS",
    "home     40      –     – (652)  ≤ 1200 (752)  – (96)      ≤ 0.005 (0)",
    "article  7       –     – (700)  – (800)       ≤ 200 (40)  – (0)",
    "guide    1       ≤ 50  –        –             –           –",
    "",
  ]);
});

it("without a bench there are only visitors' figures", () => expect(readBench(join(folder, "none.json")).size).toBe(0));

it("browsers report to an address at which no page is expected", () => expect(wantsNoPage(vitalsPath)).toBe(true));

it("the steps of each histogram rise", () => {
  for (const steps of Object.values(vitals)) expect([...steps]).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
});

it.each([
  ["/", "home"],
  ["/blog/x", "article"],
  ["/case-studies/x", "case study"],
  ["/guides/x", "guide"],
  ["/before-you-sign", "guide"],
  ["/services/x", "service"],
  ["/sheets/x", "sheet"],
  ["/technologies/x", "technology"],
  ["/contact", "contact"],
  ["/blog", "overview"],
  ["/blogs", "other"],
  ["/contact/x", "other"],
  ["/about/blog/x", "other"],
  ["", "other"],
])("the page at %j is counted as %s", (path, type) => {
  expect(pageTypeOf(path)).toBe(type);
  expect(pageTypes).toContain(type);
});
