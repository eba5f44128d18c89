import { istOffsetMs } from "../contact/office-hours.ts";

/** The current day in India, as 2026-11-21. */
export const today = () => new Date(Date.now() + istOffsetMs).toISOString().slice(0, 10);

/** `2026-11-21` → `21 November 2026`, for a date in a sentence. */
export const longDate = (iso: string, tag = "en-GB") =>
  new Date(iso).toLocaleDateString(tag, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
