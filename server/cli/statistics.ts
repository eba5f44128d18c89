import { languageName } from "../messages.ts";
import type { ArrivalCount } from "../relay/store/rows.ts";
import { joinColumns } from "./terminal-text.ts";

/** A row of a table: a name, its number of enquiries, and how many of those were held. */
type Tally = { name: string; count: number; held: number };

/** What arrived: by month (in India), by the page before the form, and by the form's language. */
const titles = {
  months: "Enquiries by month",
  pages: "Enquiries by the page that led to them",
  languages: "Enquiries by the language of the form",
};
type Statistics = Record<keyof typeof titles, Tally[]>;

function tallied(arrivals: ArrivalCount[], nameOf: (arrival: ArrivalCount) => string): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const arrival of arrivals) {
    const name = nameOf(arrival);
    const { count, held } = tallies.get(name) ?? { count: 0, held: 0 };
    tallies.set(name, { name, count: count + arrival.count, held: held + arrival.held });
  }
  return [...tallies.values()];
}

const mostFirst = (tallies: Tally[]) => tallies.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));

/** Months begin with the newest. */
export const statisticsOf = (arrivals: ArrivalCount[]): Statistics => ({
  months: tallied(arrivals, ({ month }) => month),
  pages: mostFirst(tallied(arrivals, ({ page }) => page || "not known")),
  languages: mostFirst(tallied(arrivals, ({ language }) => languageName(language))),
});

/** Most rows of a table that are shown: strangers can make up any number of pages. */
const mostRows = 26;

function table(title: string, tallies: Tally[]): string[] {
  if (tallies.length === 0) return [];
  const width = String(Math.max(...tallies.map(({ count }) => count))).length;
  const rows = tallies
    .slice(0, mostRows)
    .map(
      ({ name, count, held }) =>
        `${String(count).padStart(width)}  ${joinColumns(name, held ? `(${held} ${held === 1 ? "was" : "were"} held)` : "")}`,
    );
  const rest = tallies.length - rows.length;
  return [title, "", ...rows.map((row) => `  ${row}`), ...(rest > 0 ? [`  and ${rest} more`] : []), ""];
}

/** The tables as lines of text. */
export const statisticsLines = (statistics: Statistics): string[] => [
  ...(statistics.months.length === 0 ? ["No enquiries yet.", ""] : []),
  ...(Object.keys(titles) as (keyof Statistics)[]).flatMap((name) => table(titles[name], statistics[name])),
];
