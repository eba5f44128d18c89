/** `2026-11-21` → `21 November 2026`, for a date in a sentence. Gujarati gets no comma before the year, as people write it. */
export const longDate = (iso: string, tag = "en-GB") =>
  new Date(iso)
    .toLocaleDateString(tag, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })
    .replace(",", "");
