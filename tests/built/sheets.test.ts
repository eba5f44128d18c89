import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { content } from "~/content/.server/index.ts";
import { totalsOf } from "~/content/.server/sheets/table.ts";
import { flat, openPage, textsOf } from "./support/open-page.ts";

const wordsIn = (table: HTMLElement) =>
  textsOf(table.querySelectorAll("tbody :is(th, td)")).filter((words) => words !== "");

describe.each(content.sheets)("the sheet $slug", ({ slug, label, on }) => {
  const path = `/sheets/${slug}`;

  it.each(on)("is linked from %s as a page to print", (page) => {
    const { main } = openPage(page);
    const [link, ...others] = main.select(`a[href="${path}"]`);
    expect(others).toEqual([]);
    expect(flat(link?.textContent)).toBe(`${label} (page to print)`);
  });
});

describe("what is filled in by hand", () => {
  /** Every word of the sheet stands in the article that it is made of. */
  it.each([
    ["supplier-questions", "ai-future-software-development", 7, "What they said"],
    ["design-tests", "modern-ui-ux-principles-2024", 7, "Passed"],
    ["framework-score-sheet", "flutter-vs-react-native-guide", 17, "Weight"],
  ])("%s says what %s says, in %i rows, and leaves room under “%s”", (slug, article, rows, free) => {
    const { main } = openPage(`/sheets/${slug}`);
    const said = openPage(`/blog/${article}`).main.text.toLowerCase();
    const tables = main.getAllByRole("table");
    for (const table of tables) for (const words of wordsIn(table)) expect(said).toContain(words.toLowerCase());
    expect(tables.flatMap((table) => within(table).getAllByRole("rowheader"))).toHaveLength(rows);
    const boxes = main.select(`td[data-label="${free}"]`);
    expect(boxes.length).toBeGreaterThanOrEqual(7);
    expect(textsOf(boxes).filter(Boolean)).toEqual([]);
  });
});

describe("the example of an estimate", () => {
  const { main, document } = openPage("/sheets/example-estimate");
  const { estimate } = content.sheets.find(({ slug }) => slug === "example-estimate") ?? {};
  const figures = (name: string) => {
    const row = main.getByRole("rowheader", { name }).closest("tr") as HTMLElement;
    return textsOf(row.querySelectorAll(".sheet-figure")).map((figure) => Number(figure.replaceAll(",", "")));
  };

  it("calls itself an example wherever it is met: title, description, h1, label, table, total and file", () => {
    expect(document.title).toMatch(/^Example/);
    expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toContain("example");
    expect(main.headings(1)[0]).toMatch(/^Example/);
    for (const heading of main.headings(2).slice(0, 2)) expect(heading).toMatch(/^Example/);
    expect(main.text).toContain("EXAMPLE, TO PRINT");
    expect(main.getByRole("table", { name: /^Example of an estimate, with a placeholder rate$/ })).toBeTruthy();
    expect(main.getByRole("rowheader", { name: "Total of the example" })).toBeTruthy();
    expect(main.linksNamed(/Example of an itemised estimate .*CSV/)).toEqual(["/downloads/example-estimate.csv"]);
  });

  it("adds up: the items to the sum, sum and reserve to the total, and each figure times the rate", () => {
    const rows = main.select("tbody tr");
    const days = rows.map((row) => Number(flat(row.querySelector(".sheet-figure")?.textContent)));
    const [sum, reserve, total] = ["Sum", "Reserve", "Total of the example"].map(figures) as [
      number[],
      number[],
      number[],
    ];
    expect(days.reduce((all, one) => all + one)).toBe(sum[0]);
    expect((sum[0] ?? 0) + (reserve[0] ?? 0)).toBeCloseTo(total[0] ?? 0);
    for (const [personDays = 0, amount] of [sum, reserve, total])
      expect(amount).toBeCloseTo(personDays * (estimate?.placeholderRate ?? 0));
  });

  it("names no currency, and says that its rate is nobody’s", () => {
    expect(main.text).not.toMatch(/₹|\$|€|\b(Rs|INR|USD|EUR)\b/);
    expect(main.text).toContain("a placeholder in no currency");
  });

  it("reckons in figures that a machine does not blur", () => {
    const items = [0.1, 0.2].map((personDays) => ({ title: "An item", assumed: "Nothing at all", personDays }));
    const sums = totalsOf({ items, reserveShare: 0.1, placeholderRate: 100, leftOut: [] });
    expect(sums).toEqual({ sum: 0.3, reserve: 0.03, total: 0.33, amount: 33 });
  });
});
