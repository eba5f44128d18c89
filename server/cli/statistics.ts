import { languageName } from "../messages.ts";
import type { Arrivals } from "../relay/store/rows.ts";
import { columns } from "./show-text.ts";

/** A row of a table: a name, its number of enquiries, and how many of those were held. */
type Tally = { name: string; count: number; held: number };

/** What arrived: by week (named by its Monday in India), by the page before the form, and by the form's language. */
type Statistics = { weeks: Tally[]; pages: Tally[]; languages: Tally[] };

function tallied(arrivals: Arrivals[], nameOf: (row: Arrivals) => string): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const row of arrivals) {
    const name = nameOf(row);
    const { count, held } = tallies.get(name) ?? { count: 0, held: 0 };
    tallies.set(name, { name, count: count + row.count, held: held + row.held });
  }
  return [...tallies.values()];
}

const mostFirst = (tallies: Tally[]) => tallies.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));

/** @param arrivals with the newest week first. */
export const statisticsOf = (arrivals: Arrivals[]): Statistics => ({
  weeks: tallied(arrivals, ({ week }) => week),
  pages: mostFirst(tallied(arrivals, ({ page }) => page || "not known")),
  languages: mostFirst(tallied(arrivals, ({ language }) => languageName(language))),
});

/** Most rows of a table that are shown: strangers can make up any number of pages. */
const mostRows = 26;

function table(title: string, tallies: Tally[]): string[] {
  const width = String(Math.max(...tallies.map(({ count }) => count))).length;
  const rows = tallies
    .slice(0, mostRows)
    .map(({ name, count, held }) => `${String(count).padStart(width)}  ${columns(name, held ? `(${held} held)` : "")}`);
  const rest = tallies.length - rows.length;
  return [title, "", ...rows.map((row) => `  ${row}`), ...(rest > 0 ? [`  and ${rest} more`] : []), ""];
}

/** The three tables as lines of text. */
export function statisticsLines({ weeks, pages, languages }: Statistics): string[] {
  if (weeks.length === 0) return ["No enquiries yet."];
  return [
    ...table("By week, from Monday", weeks),
    ...table("By the page that led to them", pages),
    ...table("By the language of the form", languages),
  ];
}
