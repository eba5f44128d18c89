import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { interfaceWordsIn, languages } from "~/content/languages/site-languages.ts";
import { languagesOf } from "~/content/links/page-addresses.ts";
import { findBySlug } from "~/content/parse-by-schema.ts";
import { translatedContent } from "~/content/parse-files.ts";
import { totalsOfEstimate } from "~/content/sheets/fill-sheet-tables.ts";
import { interpolate } from "../../enquiry/interpolate.ts";
import { pathIn } from "../../enquiry/language-prefix.ts";
import { collapseSpaces, loadBuiltPage, textsOf } from "./support/open-page.ts";

const wordsIn = (table: HTMLElement) =>
  textsOf(table.querySelectorAll("tbody :is(th, td)")).filter((words) => words !== "");

const inLanguages = languages.flatMap((language) =>
  (translatedContent(content, language) ?? content).sheets.map((sheet) => ({ language, ...sheet })),
);

describe.each(inLanguages)("the sheet $slug in $language", ({ language, slug, label, on }) => {
  const there = on.filter((page) => languagesOf(page, content).includes(language));

  it("is linked once from each page that content/ lists", () => {
    for (const page of there) {
      const [link, ...others] = loadBuiltPage(pathIn(language, page)).main.select(
        `a[href="${pathIn(language, `/sheets/${slug}`)}"]`,
      );
      expect(others, page).toEqual([]);
      expect(collapseSpaces(link?.textContent), page).toBe(
        interpolate(interfaceWordsIn(language).resources.sheet, { label }),
      );
    }
    expect(there).not.toEqual([]);
  });
});

describe("a sheet to fill in by hand:", () => {
  /** Every word of the sheet is in its article. */
  it.each([
    ["design-tests", "modern-ui-ux-principles-2024", 7, "Passed"],
    ["framework-score-sheet", "flutter-vs-react-native-guide", 17, "Weight"],
  ])("%s has the content of %s in %i rows, and room to write under “%s”", (slug, article, rows, free) => {
    const { main } = loadBuiltPage(`/sheets/${slug}`);
    const said = loadBuiltPage(`/blog/${article}`).main.text.toLowerCase();
    const tables = main.getAllByRole("table");
    for (const table of tables) for (const words of wordsIn(table)) expect(said).toContain(words.toLowerCase());
    expect(tables.flatMap((table) => within(table).getAllByRole("rowheader"))).toHaveLength(rows);
    const boxes = main.select(`td[data-label="${free}"]`);
    expect(boxes.length).toBeGreaterThanOrEqual(7);
    expect(textsOf(boxes).filter(Boolean)).toEqual([]);
  });
});

describe.each(languages)("the example of an estimate, in %s,", (language) => {
  const { main } = loadBuiltPage(pathIn(language, "/sheets/example-estimate"));
  const words = interfaceWordsIn(language).estimate;
  const { estimate } = findBySlug((translatedContent(content, language) ?? content).sheets, "example-estimate") ?? {};
  const figures = (name: string) => {
    const [head] = main.getAllByRole("rowheader", { name });
    const row = head?.closest("tr") as HTMLElement;
    return textsOf(row.querySelectorAll(".sheet-figure"))
      .filter(Boolean)
      .map((figure) => Number(figure.replaceAll(",", "")));
  };

  /** Calculated here from the content, in whole hundredths. */
  const hundredths = (value: number) => Math.round(value * 100);
  const { items = [], stages = [], payments = [], placeholderRate: rate = 0, reserveShare = 0 } = estimate ?? {};
  const days = items.reduce((all, { personDays }) => all + hundredths(personDays), 0);
  const allDays = days + Math.round(days * reserveShare);
  const taxed = Math.round(allDays * rate * (1 + (estimate?.tax.share ?? 0)));
  const shown = (name: string) => figures(name).map(hundredths);

  it("has sums of items, reserve, total and GST", () => {
    expect(shown(words.items.sum[0])).toEqual([days, days * rate]);
    expect(shown(words.items.total[0])).toEqual([allDays, allDays * rate]);
    expect(shown(interpolate(words.items.tax, { tax: estimate?.tax.name ?? "", share: "18%" }))).toEqual([
      taxed - allDays * rate,
    ]);
    expect(shown(interpolate(words.items.withTax[0], { tax: estimate?.tax.name ?? "" }))).toEqual([taxed]);
    for (const { title, personDays } of items)
      expect(shown(title)).toEqual([hundredths(personDays), hundredths(personDays) * rate]);
  });

  it("has weeks that add up, and enough weeks in each stage for its person-days", () => {
    const weeks = stages.reduce((all, stage) => all + stage.weeks, estimate?.reserveWeeks ?? 0);
    expect(shown(words.weeks.total[0])).toEqual([allDays, weeks * 100]);
    stages.forEach((stage, i) => {
      const own = items
        .filter((item) => item.stage === i + 1)
        .reduce((all, item) => all + hundredths(item.personDays), 0);
      expect(shown(stage.title)).toEqual([own, stage.weeks * 100]);
      expect(own).toBeLessThanOrEqual(stage.weeks * hundredths(estimate?.daysAWeek ?? 0));
    });
  });

  it("is paid in stages that add up to the total with GST, and says how long faults are fixed free of charge", () => {
    const paid = payments.map(({ when }) => shown(when)[0] ?? 0);
    expect(paid).toEqual(payments.map(({ share }) => Math.round(taxed * share)));
    expect(paid.reduce((all, one) => all + one)).toBe(taxed);
    expect(shown(words.payments.total[0])).toEqual([taxed]);
    expect(main.headings(2)).toContain(interpolate(words.warranty, { days: estimate?.warranty.days ?? 0 }));
  });
});

describe("the English example of an estimate", () => {
  const { main, document } = loadBuiltPage("/sheets/example-estimate");

  it("is called an example in title, description, headings and file name", () => {
    const called = /\b(example|sample)\b/i;
    expect(document.title).toMatch(called);
    expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toMatch(called);
    for (const heading of [...main.headings(1), ...main.headings(2).slice(0, 2)]) expect(heading).toMatch(called);
    for (const table of main.getAllByRole("table")) expect(table.querySelector("caption")?.textContent).toMatch(called);
    expect(main.getByRole("rowheader", { name: interfaceWordsIn("en").estimate.items.total[0] })).toBeTruthy();
    expect(main.linksNamed(/(example|sample).*CSV/i)).toEqual(["/downloads/example-estimate.csv"]);
  });

  it("gives the source of the rate of GST, and the day on which it was read", () => {
    const [source] = main.select("[data-source]");
    const [says, day] = collapseSpaces(source?.textContent).split(interfaceWordsIn("en").sources.copied);
    expect(says).toContain("GST of 18%");
    expect(day).toMatch(/^ \d+ November 2026$/);
  });

  it("has no currency", () => expect(main.text).not.toMatch(/₹|\$|€|\b(Rs|INR|USD|EUR)\b/));

  it("is made by a calculation without rounding errors", () => {
    const words = { title: "An item", assumed: "Nothing at all", stage: 1 };
    const sums = totalsOfEstimate({
      items: [0.1, 0.2].map((personDays) => ({ ...words, personDays })),
      stages: [{ title: "A stage", text: "All of the work", weeks: 1 }],
      ...{ reserveShare: 0.1, reserveWeeks: 1, placeholderRate: 100 },
      tax: { name: "GST", share: 0.18, text: "On the total" },
      payments: [0.5, 0.5].map((share) => ({ when: "One day", share })),
    });
    expect(sums).toEqual({
      ...{ sum: 0.3, reserve: 0.03, total: 0.33, amount: 33, tax: 5.94, withTax: 38.94 },
      ...{ stages: [0.3], weeks: 2, payments: [19.47, 19.47] },
    });
  });
});
