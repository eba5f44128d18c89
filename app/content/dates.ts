/** `2026-11-21` → `21 November 2026`, for a date in a sentence. Gujarati gets no comma, and October as people write it. */
export const longDate = (iso: string, tag = "en-GB") =>
  new Date(iso)
    .toLocaleDateString(tag, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })
    .replace(",", "")
    .replace("ઑ", "ઓ");

/** `2024-03-05` → `5 Mar 2024`, as the specification writes the days of articles. */
export const mediumDate = (iso: string) =>
  new Date(iso).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "UTC" }).replace("Sept", "Sep");

/** `2026-11-21` → `21/11/2026`, for a table of figures. */
export const shortDate = (iso: string, tag: string) =>
  new Date(iso).toLocaleDateString(tag, { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" });
