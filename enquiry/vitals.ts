/** The address to which browsers report how fast a page was. */
export const vitalsPath = "/api/v1.0/vitals";

/** Types of pages, each with a pattern of its addresses. The first that fits counts. */
const types = [
  ["home", /^\/$/],
  ["article", /^\/blog\/./],
  ["case study", /^\/case-studies\/./],
  ["service", /^\/services\/./],
  ["sheet", /^\/sheets\/./],
  ["technology", /^\/technologies\/./],
  ["contact", /^\/contact$/],
  ["overview", /^\/(?:blog|case-studies|technologies|portfolio|industries|guides|sheets)$/],
  // Guides, and the pages that answer one question of a buyer, which are all others in the first folder.
  ["guide", /^\/(?:guides\/.|(?!(?:about|careers?|privacy|enquiry-received)$)[\w-]+$)/],
] as const;

export type PageType = (typeof types)[number][0] | "other";

/** The names of the types, in order. */
export const pageTypes: readonly PageType[] = [...types.map(([name]) => name), "other"];

/** @param path without origin, query and hash */
export const pageTypeOf = (path: string): PageType => types.find(([, pattern]) => pattern.test(path))?.[0] ?? "other";

const milliseconds = [
  25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 700, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2250,
  2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000, 30_000, 60_000, 600_000,
] as const;
const shifts = [0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1, 2, 100] as const;

/**
 * What is measured, by its name at https://web.dev/articles/vitals, with the steps in which values are counted. A value belongs to
 * the lowest step that it does not exceed. No browser sends one above the highest.
 */
export const vitals = {
  TTFB: milliseconds,
  FCP: milliseconds,
  LCP: milliseconds,
  INP: milliseconds,
  CLS: shifts,
} as const;

export type VitalName = keyof typeof vitals;

/**
 * What a browser sends when a page is left: its type and its path, by which visits are counted. A metric that was not measured is
 * missing. Pages of earlier releases send no path.
 */
export type VitalsReport = { page: PageType; path?: string | undefined } & { [Name in VitalName]?: number | undefined };
