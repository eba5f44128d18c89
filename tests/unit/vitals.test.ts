import { expect, it } from "vitest";
import { pageTypeOf, pageTypes, vitals, vitalsPath } from "../../enquiry/vitals.ts";
import { wantsNoPage } from "../../server/static/static-site.ts";

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
