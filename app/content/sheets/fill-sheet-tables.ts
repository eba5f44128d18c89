import type { ExampleEstimate } from "../../../content/schemas/sheet.ts";
import { ContentError } from "../errors.ts";
import { slugFile } from "../file-paths.ts";
import type { Content } from "../parse-files.ts";
import { howToTestByHeading, tableByHeading } from "./article-extracts.ts";

type Sheet = Content["sheets"][number];
type Part = Sheet["parts"][number];

/** The rows of an article, with the amended ones replaced. @throws {ContentError} where it has no such row */
function amend(rows: string[][], amended: Part["amended"]): string[][] {
  const missing = amended.find(({ row }) => !rows.some(([first]) => first === row));
  if (missing)
    throw new ContentError(`names the row "${missing.row}", which the article has not: name it as it stands there`);
  return rows.map(([first = "", ...cells]) => [first, ...(amended.find(({ row }) => row === first)?.cells ?? cells)]);
}

/** The rows that a part of a sheet takes from an article. @throws {ContentError} where there is none */
function articleRows({ from, amended }: Part, { texts }: Pick<Content, "texts">): string[][] {
  const source = texts[slugFile("articles", from.article)];
  if (!source) throw new ContentError(`is made of "${from.article}", but there is no such article: correct it`);
  const taken = from.table ? tableByHeading(source, from.table) : howToTestByHeading(source);
  return amend(taken, amended).map((row) => row.slice(0, from.columns));
}

/**
 * A part of a sheet with its rows: cells of the article, or in another language as many of its own.
 * @throws {ContentError} where the article has others than the sheet names, or in another language the sheet
 */
export function sheetTable(part: Part, content: Pick<Content, "texts">) {
  const { title, text, columns, fill, spareLines } = part;
  const taken = articleRows(part, content);
  const written = part.rows ?? taken;
  if (written.length !== taken.length)
    throw new ContentError(`has ${written.length} rows, and the English sheet ${taken.length}: write each of those`);
  const uneven = written.findIndex((row) => row.length !== columns.length);
  if (uneven >= 0)
    throw new ContentError(`has not ${columns.length} cells in row ${uneven + 1}: write one under each of \`columns\``);
  const free = Array.from({ length: spareLines }, () => columns.map(() => ""));
  return { title, text, columns, fill, rows: [...written, ...free] };
}

/** The parts of a sheet with their rows. */
export const fillSheetTables = ({ parts }: Sheet, content: Pick<Content, "texts">) =>
  parts.map((part) => sheetTable(part, content));

const round = (value: number) => Math.round(value * 100) / 100;

const daysOf = (items: ExampleEstimate["items"]) =>
  round(items.reduce((total, { personDays }) => total + personDays, 0));

/** Calculates an estimate. Its sums are person-days, its amounts without currency; `stages` and `payments` are in their order. */
export function totalsOfEstimate(estimate: Omit<ExampleEstimate, "daysAWeek" | "warranty" | "leftOut">) {
  const { items, stages, reserveShare, reserveWeeks, placeholderRate, tax, payments } = estimate;
  const sum = daysOf(items);
  const reserve = round(sum * reserveShare);
  const total = round(sum + reserve);
  const amount = round(total * placeholderRate);
  const withTax = round(amount * (1 + tax.share));
  return {
    ...{ sum, reserve, total, amount, withTax },
    tax: round(withTax - amount),
    stages: stages.map((_, i) => daysOf(items.filter(({ stage }) => stage === i + 1))),
    weeks: stages.reduce((all, { weeks }) => all + weeks, reserveWeeks),
    payments: payments.map(({ share }) => round(withTax * share)),
  };
}
