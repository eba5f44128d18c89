import { fill } from "~/language/fill.ts";
import type { Content } from "./registry.ts";
import type { ExplainerSection } from "./schemas/explainer.ts";

/** A table as it is shown: heads, and rows whose first cell names them. A cell with an address is a link to a source in English. */
export type Cell = { text: string; href?: string; isCode?: boolean };
export type ShownTable = { columns: string[]; rows: Cell[][] };

type Facts = Pick<Content, "prices" | "proof">;

const cell = (text: string): Cell => ({ text });
const dayIn = (tag: string, iso: string) =>
  new Date(iso).toLocaleDateString(tag, { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" });
const rupeesIn = (tag: string, amount: number) =>
  amount.toLocaleString(tag, { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const numberIn = (tag: string, value: number) => value.toLocaleString(tag, { maximumFractionDigits: 4 });
const byId = <T extends { id: string }>(list: readonly T[], id: string) => list.find((entry) => entry.id === id);

function pricesTable(
  { columns, rows }: NonNullable<ExplainerSection["prices"]>,
  facts: Facts,
  tag: string,
): ShownTable {
  const shown = rows.flatMap(({ id, what, price }) => {
    const found = byId(facts.prices, id);
    if (!found) return [];
    const source = { text: `${found.source}, ${dayIn(tag, found.day)}`, href: found.url };
    return [[cell(what), cell(fill(price, found.amounts)), source]];
  });
  return { columns, rows: shown };
}

/** How a language writes: for `Intl`, and from one to another. */
type Language = { tag: string; range: string };

/** With a rate, each example has its sum as well. */
function sizesTable(
  { columns, rows, rate }: NonNullable<ExplainerSection["sizes"]>,
  dayRate: number | null,
  { tag, range }: Language,
): ShownTable {
  const span = ({ from, to }: { from: number; to: number }, write: (tag: string, value: number) => string) =>
    fill(range, { first: write(tag, from), last: write(tag, to) });
  const shown = rows.map(({ title, what, days, weeks }) => [
    ...[title, what, span(days, numberIn), span(weeks, numberIn)].map(cell),
    ...(dayRate ? [cell(span({ from: days.from * dayRate, to: days.to * dayRate }, rupeesIn))] : []),
  ]);
  return { columns: [...columns, ...(dayRate ? [rate.column] : [])], rows: shown };
}

const measured = (value: number | string, unit = "", tag = "") =>
  `${typeof value === "number" ? numberIn(tag, value) : value} ${unit}`.trim();

function figuresTable(
  { columns, rows }: NonNullable<ExplainerSection["figures"]>,
  facts: Facts,
  tag: string,
): ShownTable {
  const shown = rows.flatMap(({ id, what }) => {
    const found = byId(facts.proof.figures, id);
    if (!found) return [];
    const command = { text: found.command, isCode: true };
    return [[cell(what), cell(measured(found.value, found.unit, tag)), command, cell(dayIn(tag, found.day))]];
  });
  return { columns, rows: shown };
}

function comparisonsTable(
  { columns, rows }: NonNullable<ExplainerSection["comparisons"]>,
  facts: Facts,
  tag: string,
): ShownTable {
  const shown = rows.flatMap(({ id, what }) => {
    const found = byId(facts.proof.comparisons, id);
    if (!found) return [];
    const { site, bare, template, unit, day } = found;
    const third = template === undefined ? "not measured" : measured(template, unit, tag);
    return [[what, measured(site, unit, tag), measured(bare, unit, tag), third, dayIn(tag, day)].map(cell)];
  });
  return { columns, rows: shown };
}

/**
 * A section as it is shown: its tables with the prices and figures of the files that have them.
 * @param dayRate the firm's own price of a person-day in rupees; null where it is not told
 */
export function shownSection(section: ExplainerSection, facts: Facts, dayRate: number | null, language: Language) {
  const { tag } = language;
  const { title, paragraphs, list, table, prices, sizes, checks, figures, comparisons } = section;
  const tables: (ShownTable | undefined)[] = [
    table && { columns: table.columns, rows: table.rows.map((row) => row.map(cell)) },
    prices && pricesTable(prices, facts, tag),
    sizes && sizesTable(sizes, dayRate, language),
    comparisons && comparisonsTable(comparisons, facts, tag),
    figures && figuresTable(figures, facts, tag),
  ];
  const rate = sizes && dayRate ? [fill(sizes.rate.text, { rate: rupeesIn(tag, dayRate) })] : [];
  return {
    ...{ title, list, checks },
    paragraphs: [...paragraphs, ...rate],
    tables: tables.filter((one) => one !== undefined),
  };
}

export type ShownSection = ReturnType<typeof shownSection>;
