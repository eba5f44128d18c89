import { describe, expect, it } from "vitest";
import { isWaiting } from "../../bench/audit/checks.ts";
import { readEngines } from "../../bench/audit/engines.ts";
import { type Audit, findingsOf } from "../../bench/audit/page.ts";

const page: Audit["pages"][number] = {
  path: "/about",
  scores: { performance: 98, accessibility: 100 },
  bytes: { html: 12_000, scripts: 100_000 },
  headers: { "x-frame-options": "DENY" },
  pictures: { 390: Buffer.from("picture") },
  findings: [],
};
const nothing: Audit = {
  pages: [page],
  links: { followed: 800, unreached: [], findings: [] },
  observatory: { grade: "A+", score: 130, findings: [] },
  engines: undefined,
};
const table =
  "| journey | chromium | firefox |\n| --- | --- | --- |\n| menus > open | holds | FAILS |\n| back | holds | holds |\n";

describe("the audit's findings", () => {
  it("are none where nothing was found", () => {
    expect(findingsOf(nothing)).toEqual([]);
  });

  it("are those of every page, of links, of the Observatory and of the engines", () => {
    const found: Audit = {
      pages: [page, { ...page, path: "/", findings: ["axe region: div"] }],
      links: { followed: 1, unreached: [], findings: ["link /x on /: 404"] },
      observatory: { grade: "B", score: 75, findings: ["csp: missing"] },
      engines: { at: new Date(0), engines: readEngines(table) },
    };
    expect(findingsOf(found)).toEqual([
      "/: axe region: div",
      "link /x on /: 404",
      "observatory csp: missing",
      "firefox: menus > open",
    ]);
  });
});

describe("a blocking time that Lighthouse finds long", () => {
  const finding = "total-blocking-time: Total Blocking Time";

  it("is the machine's own where the page has not computed as long", () => {
    expect(isWaiting(finding, { tbtProcessorMs: 200 })).toBe(true);
  });

  it("is the page's where it has, or where that is not known", () => {
    expect(isWaiting(finding, { tbtProcessorMs: 201 })).toBe(false);
    expect(isWaiting(finding, { tbtProcessorMs: Number.NaN })).toBe(false);
  });

  it("excuses no other finding", () => {
    expect(isWaiting("largest-contentful-paint: Largest Contentful Paint", { tbtProcessorMs: 0 })).toBe(false);
  });
});
