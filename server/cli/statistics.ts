import { languageName } from "../messages.ts";
import type { Arrivals } from "../relay/store/rows.ts";
import type { Visits } from "../vitals/vitals-store.ts";
import { columns } from "./show-text.ts";

/** A row of a table: a name, its number of enquiries or visits, and how many enquiries of those were held. */
type Tally = { name: string; count: number; held: number };

/**
 * What arrived: by month (in India), by the page before the form, and by the form's language. Who came: by month, and by page;
 * empty where visits are not counted (WEB_VITALS).
 */
const titles = {
  months: "Enquiries by month",
  pages: "Enquiries by the page that led to them",
  languages: "Enquiries by the language of the form",
  visitedMonths: "Visits by month, of people who pressed, typed or scrolled",
  visitedPages: "Visits by page",
};
type Statistics = Record<keyof typeof titles, Tally[]>;

function tallied<Row extends { count: number; held?: number }>(rows: Row[], nameOf: (row: Row) => string): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const row of rows) {
    const name = nameOf(row);
    const { count, held } = tallies.get(name) ?? { count: 0, held: 0 };
    tallies.set(name, { name, count: count + row.count, held: held + (row.held ?? 0) });
  }
  return [...tallies.values()];
}

const mostFirst = (tallies: Tally[]) => tallies.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));

/** Both begin with the newest. */
export function statisticsOf(arrivals: Arrivals[], visits: Visits[]): Statistics {
  const visited = visits.map(({ visits: count, ...visit }) => ({ ...visit, count }));
  return {
    months: tallied(arrivals, ({ month }) => month),
    pages: mostFirst(tallied(arrivals, ({ page }) => page || "not known")),
    languages: mostFirst(tallied(arrivals, ({ language }) => languageName(language))),
    visitedMonths: tallied(visited, ({ day }) => day.slice(0, 7)),
    visitedPages: mostFirst(tallied(visited, ({ page }) => page)),
  };
}

/** Most rows of a table that are shown: strangers can make up any number of pages. */
const mostRows = 26;

function table(title: string, tallies: Tally[]): string[] {
  if (tallies.length === 0) return [];
  const width = String(Math.max(...tallies.map(({ count }) => count))).length;
  const rows = tallies
    .slice(0, mostRows)
    .map(
      ({ name, count, held }) =>
        `${String(count).padStart(width)}  ${columns(name, held ? `(${held} ${held === 1 ? "was" : "were"} held)` : "")}`,
    );
  const rest = tallies.length - rows.length;
  return [title, "", ...rows.map((row) => `  ${row}`), ...(rest > 0 ? [`  and ${rest} more`] : []), ""];
}

/** The tables as lines of text. */
export const statisticsLines = (statistics: Statistics): string[] => [
  ...(statistics.months.length === 0 ? ["No enquiries yet.", ""] : []),
  ...(Object.keys(titles) as (keyof Statistics)[]).flatMap((name) => table(titles[name], statistics[name])),
];
