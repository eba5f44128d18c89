/**
 * Office hours (`specification.md`, sections 2 and 9): Mon-Fri 10:00-19:00 IST, weekends closed. The texts of all languages,
 * structured data and "Open now" follow from these three constants.
 */
export const officeWeekdays = {
  /** Days of the week, Monday 1 to Sunday 7, both included. */
  first: 1,
  last: 5,
} as const;
/** Hours of the day. */
export const opensHour = 10;
export const closesHour = 19;

/** Minutes after midnight: `600` → `10:00`. */
export const formatTimeOfDay = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** From when to when, in minutes after midnight. */
export type OpeningHours = { opens: number; closes: number };

/** India Standard Time is UTC+5:30 the whole year; in milliseconds. */
export const istOffsetMs = 330 * 60_000;

/** Whether the office opens on a day of the week as `Date` counts it, Sunday 0. */
export const isOfficeWeekday = (day: number): boolean => {
  const fromMonday = day === 0 ? 7 : day;
  return fromMonday >= officeWeekdays.first && fromMonday <= officeWeekdays.last;
};

const officeHours: OpeningHours = { opens: opensHour * 60, closes: closesHour * 60 };

/**
 * The hours of a day of the week as `Date` counts it, Sunday 0; `null` where the office is closed.
 * @param saturday those of Saturday, which the owner may set (SITE_SATURDAY)
 */
export function hoursOnDay(day: number, saturday: OpeningHours | null): OpeningHours | null {
  if (isOfficeWeekday(day)) return officeHours;
  return day === 6 ? saturday : null;
}
