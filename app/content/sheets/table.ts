import type { Estimate } from "../../../content/schemas/sheet.ts";
import { fileOf } from "../page-files.ts";
import type { Content } from "../parse-files.ts";
import { ContentError } from "../problems.ts";
import { tableUnder, testsIn } from "./article-words.ts";

type Sheet = Content["sheets"][number];
type Part = Sheet["parts"][number];

/** The MDX source of an article. */
export function articleSource(slug: string, { texts }: Pick<Content, "texts">): string {
  const source = texts[fileOf("articles", slug)];
  if (source === undefined)
    throw new ContentError(`There is no ${fileOf("articles", slug)} that a sheet could be made of.`);
  return source;
}

/**
 * The rows of an article, with the amended ones replaced.
 * @throws {ContentError} where the article has no row that is amended
 */
function amend(rows: string[][], amended: Sheet["parts"][number]["amended"]): string[][] {
  const missing = amended.find(({ row }) => !rows.some(([first]) => first === row));
  if (missing) throw new ContentError(`The article has no row "${missing.row}": name it as it stands there.`);
  return rows.map(([first = "", ...cells]) => [first, ...(amended.find(({ row }) => row === first)?.cells ?? cells)]);
}

/** The rows that a part of a sheet takes from an article. */
export function articleRows({ from, amended }: Part, content: Pick<Content, "texts">): string[][] {
  const source = articleSource(from.article, content);
  const taken = from.table ? tableUnder(source, from.table) : testsIn(source);
  return amend(taken, amended).map((row) => row.slice(0, from.columns));
}

/** The parts of a sheet with their rows: cells of the articles or its own, then an empty cell for each column to be filled in. */
export function partsOf({ parts }: Sheet, content: Pick<Content, "texts">) {
  return parts.map((part) => {
    const { title, text, columns, fill, spareLines } = part;
    const written = part.rows ?? articleRows(part, content);
    const wrong = written.find((row) => row.length !== columns.length);
    if (wrong || written.length === 0)
      throw new ContentError(`A sheet names ${columns.length} columns for "${title}", and the article has others.`);
    const free = Array.from({ length: spareLines }, () => columns.map(() => ""));
    return { title, text, columns, fill, rows: [...written, ...free] };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

const daysOf = (items: Estimate["items"]) => round(items.reduce((total, { personDays }) => total + personDays, 0));

/**
 * Calculates an estimate: the sum of person-days, the reserve and their total; its amount without and with tax; the person-days of
 * each stage and all weeks; each payment.
 */
export function totalsOf({
  items,
  stages,
  reserveShare,
  reserveWeeks,
  placeholderRate,
  tax,
  payments,
}: Omit<Estimate, "daysAWeek" | "warranty" | "leftOut">) {
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
