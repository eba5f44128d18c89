import { ContentError } from "../problems.ts";
import { type Content, fileOf } from "../registry.ts";
import type { Estimate } from "../schemas/sheet.ts";
import { tableUnder, testsIn } from "./article-words.ts";

type Sheet = Content["sheets"][number];

/** The text of an article. */
export function sourceOf(slug: string, { texts }: Pick<Content, "texts">): string {
  const source = texts[fileOf("articles", slug)];
  if (source === undefined)
    throw new ContentError(`There is no ${fileOf("articles", slug)} that a sheet could be made of.`);
  return source;
}

/** The parts of a sheet with their rows: words from the articles, then an empty cell for each column to be filled in. */
export function partsOf({ parts }: Sheet, content: Pick<Content, "texts">) {
  return parts.map(({ title, text, columns, from, fill, spareLines }) => {
    const source = sourceOf(from.article, content);
    const taken = from.table ? tableUnder(source, from.table) : testsIn(source);
    const written = taken.map((row) => row.slice(0, from.columns));
    const wrong = written.find((row) => row.length !== columns.length);
    if (wrong || written.length === 0)
      throw new ContentError(`A sheet names ${columns.length} columns for "${title}", and the article has others.`);
    const free = Array.from({ length: spareLines }, () => columns.map(() => ""));
    return { title, text, columns, fill, rows: [...written, ...free] };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The arithmetic of an estimate: the sum, the reserve on it, both together, and what that comes to at the rate. */
export function totalsOf({ items, reserveShare, placeholderRate }: Estimate) {
  const sum = round(items.reduce((total, { personDays }) => total + personDays, 0));
  const reserve = round(sum * reserveShare);
  const total = round(sum + reserve);
  return { sum, reserve, total, amount: round(total * placeholderRate) };
}
