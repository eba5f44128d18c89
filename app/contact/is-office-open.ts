import { hoursOnDay, istOffsetMs, type OpeningHours } from "../../enquiry/office-hours.ts";
import { interpolate } from "../language/format-text.ts";
import type { InterfaceWords } from "../language/page-language.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type OfficeStatus = {
  open: boolean;
  /** When the office next opens or closes. */
  changesAt: Date;
};

/**
 * Whether the office is open at a moment, and until when. It is open from 10:00:00.000 IST and closed from
 * 19:00:00.000 IST on.
 * @param saturday the hours of Saturday, if any. @default those that the site was built with
 */
export function officeStatus(now: Date, saturday: OpeningHours | null = import.meta.env.SATURDAY): OfficeStatus {
  const ist = now.getTime() + istOffsetMs;
  for (let midnight = Math.floor(ist / dayMs) * dayMs; ; midnight += dayMs) {
    const hours = hoursOnDay(new Date(midnight).getUTCDay(), saturday);
    const at = (minutes: number) => midnight + minutes * minuteMs;
    if (!hours || ist >= at(hours.closes)) continue;
    const open = ist >= at(hours.opens);
    return { open, changesAt: new Date(at(open ? hours.closes : hours.opens) - istOffsetMs) };
  }
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** What the line under the hours is made of. */
export type OfficeWords = Pick<InterfaceWords["contact"], "opens" | "closes" | "openNow" | "closedNow" | "days"> & {
  /** Where the office opens on Saturday. */
  saturday?: { opens: string; closes: string };
};

/** The line under the hours, e.g. "Open now, until 7:00 PM IST" or "Closed now, opens Monday at 10:00 AM IST". */
export function describeOfficeStatus({ open, changesAt }: OfficeStatus, words: OfficeWords): string {
  // Not by `Intl`: its first formatter with a time zone costs 20 ms while the page loads.
  const ist = new Date(changesAt.getTime() + istOffsetMs);
  const day = weekdays[ist.getUTCDay()] ?? "monday";
  const { opens, closes } = (day === "saturday" && words.saturday) || words;
  return open
    ? interpolate(words.openNow, { time: closes })
    : interpolate(words.closedNow, { day: words.days[day], time: opens });
}
