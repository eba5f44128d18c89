import { describe, expect, it } from "vitest";
import { checkContent } from "~/content/checks/check-content.ts";
import { ProblemCollector } from "~/content/errors.ts";
import { content } from "~/content/index.ts";
import { interfaceWordsIn } from "~/content/languages/site-languages.ts";
import { sheetTable } from "~/content/sheets/fill-sheet-tables.ts";
import { toSectionData } from "~/content/texts/explainers.ts";
import { brokenContent } from "../support/broken-content";
import { contentErrorText } from "../support/content-error-text";
import { errorMessageFaults } from "../support/error-message-faults";
import { first } from "../support/first";

describe("checkContent()", () => {
  it.each(brokenContent)("refuses content %s, and names file, field and remedy", (_, spoil, says) => {
    const all = structuredClone(content);
    spoil(all);
    const refusal = contentErrorText(() => checkContent(all));
    expect(refusal).toMatch(says);
    expect(errorMessageFaults(refusal)).toEqual([]);
  });

  it("accepts a redirect to a page that exists", () => {
    const redirects = [{ from: "/old", to: "/contact" }];
    expect(() => checkContent({ ...content, redirects })).not.toThrow();
  });

  it("accepts a service that the specification does not have", () => {
    const { home: _, footerOrder: __, ...like } = first(content.services);
    const head = { title: "Kiosks for shops and museums", description: "A page about kiosks" };
    const services = [...content.services, { ...like, slug: "kiosks", order: 99, head }];
    expect(() => checkContent({ ...content, services })).not.toThrow();
  });

  it("leaves missing prices and text files to the rendering of their page, which reports them", () => {
    const problems = new ProblemCollector();
    const costs = content["/what-a-website-costs"].sections;
    problems.attempt("the page /what-a-website-costs", () =>
      costs.map((section) => toSectionData(section, { ...content, prices: [] }, null, interfaceWordsIn("en"))),
    );
    const parts = content.sheets.flatMap((sheet) => sheet.parts);
    problems.attempt("the page /sheets/any", () => sheetTable(first(parts), { texts: {} }));
    expect(() => problems.throwIfAny()).toThrow(
      /the page \/what-a-website-costs\n +names the price ".+", but content\/cited-prices\.ts has none: .+\n {2}the page \/sheets\/any\n +is made of/,
    );
  });
});
