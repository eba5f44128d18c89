import { interpolate } from "./interpolate.ts";
import { joinNames } from "./join-with-and.ts";
import { closesHour, hoursOnDay, type OpeningHours, officeWeekdays, opensHour } from "./office-hours.ts";

/** What `Intl` cannot tell of a language. */
type Ranges = {
  /** For `Intl`. */
  tag: string;
  /** "{first} to {last}", of two days */
  range: string;
  /** The same, short. */
  rangeShort: string;
  /** ", and Saturday, {from} to {until}," */
  andSaturday: string;
};

/** 23 November 2026 is a Monday. */
const dayOfWeek = (fromMonday: number) => Date.UTC(2026, 10, 22 + fromMonday);

/** The name of a day of the week, Monday 1 to Sunday 7. */
export const dayName = (tag: string, fromMonday: number, weekday: "long" | "short" = "long"): string =>
  new Intl.DateTimeFormat(tag, { weekday, timeZone: "UTC" }).format(dayOfWeek(fromMonday));

/** "10:00 AM"; where a language tells the time by the part of the day, that comes first: "સવારે 10:00". */
function timeName(tag: string, minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const clock = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")}`;
  if (tag.startsWith("en")) return `${clock} ${hour < 12 ? "AM" : "PM"}`;
  const partOfDay = new Intl.DateTimeFormat(tag, { dayPeriod: "long", timeZone: "UTC" });
  return `${partOfDay.format(Date.UTC(2026, 10, 23, hour))} ${clock}`;
}

/**
 * The office hours in the words of a language: the values that a text may name, as `{opens}`.
 * @param saturday the hours of Saturday, where the owner has set any; the values about it are empty where not
 */
export function formatOfficeHours({ tag, range, rangeShort, andSaturday }: Ranges, saturday: OpeningHours | null) {
  const { first, last } = officeWeekdays;
  const closed = [1, 2, 3, 4, 5, 6, 7].filter((day) => !hoursOnDay(day % 7, saturday));
  const ending = (day: number) => interpolate(range, { first: dayName(tag, first), last: dayName(tag, day) });
  const [from, until] = saturday ? [timeName(tag, saturday.opens), timeName(tag, saturday.closes)] : ["", ""];
  return {
    /** Every day on which the office opens: "Monday to Friday" */
    officeDays: ending(saturday ? 6 : last),
    /** The days of the same hours: "Monday to Friday" */
    weekdays: ending(last),
    /** "Mon-Fri" */
    weekdaysShort: interpolate(rangeShort, { first: dayName(tag, first, "short"), last: dayName(tag, last, "short") }),
    /** "Saturday and Sunday" */
    closedDays: joinNames(
      tag,
      closed.map((day) => dayName(tag, day)),
    ),
    /** "10:00 AM" */
    opens: timeName(tag, opensHour * 60),
    /** "7:00 PM" */
    closes: timeName(tag, closesHour * 60),
    saturday: saturday ? dayName(tag, 6) : "",
    saturdayOpens: from,
    saturdayCloses: until,
    /** The three in a sentence, after the other days: ", and Saturday, 10:00 AM to 2:00 PM," */
    andSaturday: saturday ? interpolate(andSaturday, { from, until }) : "",
  };
}

export type FormattedOfficeHours = ReturnType<typeof formatOfficeHours>;

/** The same data with the office hours filled into every text. */
export function insertOfficeHours<T>(data: T, words: FormattedOfficeHours): T {
  if (typeof data === "string") return interpolate(data, words) as T;
  if (Array.isArray(data)) return data.map((item) => insertOfficeHours(item, words)) as T;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, insertOfficeHours(value, words)])) as T;
}
