import { fill } from "./fill.ts";
import { closesHour, isOfficeDay, officeDays, opensHour } from "./office-hours.ts";

/** What a text may name of the office hours, as `{opens}`. */
export type OfficeWords = {
  /** "Monday to Friday" */
  officeDays: string;
  /** "Mon-Fri" */
  officeDaysShort: string;
  /** "Saturday and Sunday" */
  closedDays: string;
  /** "10:00 AM" */
  opens: string;
  /** "7:00 PM" */
  closes: string;
};

/** What `Intl` does not know of a language. */
type Ranges = {
  /** For `Intl`. */
  tag: string;
  /** "{first} to {last}", of two days */
  range: string;
  /** The same, short. */
  rangeShort: string;
};

/** 23 November 2026 is a Monday. */
const dayOfWeek = (fromMonday: number) => Date.UTC(2026, 10, 22 + fromMonday);

/** The name of a day of the week, Monday 1 to Sunday 7. */
export const dayName = (tag: string, fromMonday: number, weekday: "long" | "short" = "long"): string =>
  new Intl.DateTimeFormat(tag, { weekday, timeZone: "UTC" }).format(dayOfWeek(fromMonday));

/** "10:00 AM"; where a language tells the time by the part of the day, that comes first: "સવારે 10:00". */
function timeName(tag: string, hour: number): string {
  const clock = `${hour % 12 || 12}:00`;
  if (tag.startsWith("en")) return `${clock} ${hour < 12 ? "AM" : "PM"}`;
  const parts = new Intl.DateTimeFormat(tag, { hour: "numeric", hour12: true, dayPeriod: "long", timeZone: "UTC" });
  const part = parts.formatToParts(Date.UTC(2026, 10, 23, hour)).find(({ type }) => type === "dayPeriod");
  return `${part?.value} ${clock}`;
}

/** The office hours in the words of a language. */
export function officeWords({ tag, range, rangeShort }: Ranges): OfficeWords {
  const [first, last] = [officeDays.first, officeDays.last];
  const closed = [1, 2, 3, 4, 5, 6, 7].filter((day) => !isOfficeDay(day % 7));
  return {
    officeDays: fill(range, { first: dayName(tag, first), last: dayName(tag, last) }),
    officeDaysShort: fill(rangeShort, { first: dayName(tag, first, "short"), last: dayName(tag, last, "short") }),
    closedDays: new Intl.ListFormat(tag).format(closed.map((day) => dayName(tag, day))),
    opens: timeName(tag, opensHour),
    closes: timeName(tag, closesHour),
  };
}

/** The same data with the office hours filled into every text. */
export function withOfficeWords<T>(data: T, words: OfficeWords): T {
  if (typeof data === "string") return fill(data, words) as T;
  if (Array.isArray(data)) return data.map((item) => withOfficeWords(item, words)) as T;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withOfficeWords(value, words)])) as T;
}
