import { z } from "zod";
import { type PageType, pageTypes, type VitalName, type VitalsReport, vitals } from "../../enquiry/vitals.ts";
import { indianDay } from "../indian-time.ts";
import type { Database } from "../relay/store/database.ts";

const names = Object.keys(vitals) as VitalName[];

/** The value of a metric that three of four visits to a type of page did not exceed, and the number of visits. */
const p75Row = z.object({ page: z.enum(pageTypes), metric: z.enum(names), atMost: z.number(), visits: z.int() });
export type P75 = z.infer<typeof p75Row>;

/** The step that a value is counted in. */
const stepOf = (name: VitalName, value: number) => vitals[name].find((atMost) => value <= atMost);

/** How often a page was visited on a day in India. */
const visitRow = z.object({ day: z.iso.date(), page: z.string(), visits: z.int() });
export type Visits = z.infer<typeof visitRow>;

/**
 * Counts of page speed by month and type of page, and of visits by day and page: these have the metric `visit`, the day in place
 * of the month, and no step. A single visit cannot be told from the counts.
 */
export const createVitals = (database: Database) => ({
  /** Adds a report with one statement. */
  async add({ page, path, ...values }: VitalsReport, now: number): Promise<void> {
    const month = new Date(now).toISOString().slice(0, 7);
    const rows = names.flatMap((name) => {
      const atMost = stepOf(name, values[name] ?? Number.NaN);
      return atMost === undefined ? [] : [[month, page, name, atMost]];
    });
    if (path !== undefined) rows.push([indianDay(now), path, "visit", 0]);
    if (rows.length === 0) return;
    await database.write(
      `INSERT INTO vitals (month, page, metric, at_most, visits) VALUES ${rows.map(() => "(?, ?, ?, ?, 1)").join(", ")}
       ON CONFLICT (month, page, metric, at_most) DO UPDATE SET visits = visits + 1`,
      ...rows.flat(),
    );
  },

  /** The visits by day and page, the newest day first. */
  async visits(): Promise<Visits[]> {
    const sql = "SELECT month AS day, page, visits FROM vitals WHERE metric = 'visit' ORDER BY 1 DESC, 3 DESC";
    return (await database.read(sql)).flatMap((row) => visitRow.safeParse(row).data ?? []);
  },

  /**
   * For each type of page, in their order, the lowest steps that at least three quarters of the visits did not exceed.
   * @param since the first month, e.g. 2026-11
   */
  async p75ByPage(since: string): Promise<[page: PageType, p75: P75[]][]> {
    const rows = await database.read(
      `SELECT page, metric, min(at_most) AS atMost, visits FROM (
         SELECT page, metric, at_most, sum(sum(visits)) OVER (PARTITION BY page, metric) AS visits,
           sum(sum(visits)) OVER (PARTITION BY page, metric ORDER BY at_most) AS within
         FROM vitals WHERE month >= ? AND metric <> 'visit' GROUP BY page, metric, at_most)
       WHERE within >= visits * 0.75 GROUP BY page, metric`,
      since,
    );
    // A count that cannot be read is left out.
    const byPage = Map.groupBy(
      rows.flatMap((row) => p75Row.safeParse(row).data ?? []),
      ({ page }) => page,
    );
    return [...byPage].sort(([a], [b]) => pageTypes.indexOf(a) - pageTypes.indexOf(b));
  },
});

export type VitalsStore = ReturnType<typeof createVitals>;
