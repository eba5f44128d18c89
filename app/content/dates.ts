/** `2026-11-21` → `21 November 2026`, for a date in a sentence. */
export const longDate = (iso: string, tag = "en-GB") =>
  new Date(iso).toLocaleDateString(tag, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
