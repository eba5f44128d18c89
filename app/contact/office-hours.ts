import { closesHour, isOfficeDay, istOffsetMs, opensHour } from "../../enquiry/office-hours.ts";
import { fill } from "../language/fill.ts";
import type { Interface } from "../language/page-language.ts";

export { closesHour, istOffsetMs, opensHour };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export type OfficeState = {
  open: boolean;
  /** The next border between open and closed. */
  changesAt: Date;
};

/**
 * Whether the office is open at a moment, and until when. It is open from 10:00:00.000 IST and closed from
 * 19:00:00.000 IST on.
 */
export function officeState(now: Date): OfficeState {
  const ist = now.getTime() + istOffsetMs;
  const midnight = Math.floor(ist / dayMs) * dayMs;
  const weekday = (time: number) => isOfficeDay(new Date(time).getUTCDay());
  const at = (start: number, hour: number) => start + hour * 60 * minuteMs;

  const open = weekday(midnight) && ist >= at(midnight, opensHour) && ist < at(midnight, closesHour);
  if (open) return { open, changesAt: new Date(at(midnight, closesHour) - istOffsetMs) };

  let next = midnight;
  while (!weekday(next) || at(next, opensHour) <= ist) next += dayMs;
  return { open, changesAt: new Date(at(next, opensHour) - istOffsetMs) };
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** What the line under the hours is made of. */
export type OfficeWords = Pick<Interface["contact"], "opens" | "closes" | "openNow" | "closedNow" | "days">;

/** The line under the hours, e.g. "Open now, until 7:00 PM IST" or "Closed now, opens Monday at 10:00 AM IST". */
export function describeOffice({ open, changesAt }: OfficeState, words: OfficeWords): string {
  // Not by `Intl`: its first formatter with a time zone costs 20 ms while the page loads.
  const ist = new Date(changesAt.getTime() + istOffsetMs);
  if (open) return fill(words.openNow, { time: words.closes });
  return fill(words.closedNow, { day: words.days[weekdays[ist.getUTCDay()] ?? "monday"], time: words.opens });
}
