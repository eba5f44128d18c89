import { parseArgs } from "node:util";
import type { PageType, VitalName } from "../../enquiry/vitals.ts";
import type { P75 } from "../vitals/vitals-store.ts";
import { type Command, UsageError } from "./command.ts";
import { jsonOf } from "./show-text.ts";

const metrics = ["TTFB", "FCP", "LCP", "INP", "CLS"] as const satisfies readonly VitalName[];

function cell(name: VitalName, p75: P75[]): string {
  const real = p75.find(({ metric }) => metric === name);
  if (!real) return "–";
  return `≤ ${name === "CLS" ? Number(real.atMost.toFixed(3)) : Math.round(real.atMost)}`;
}

/** One line for each visited type of page. */
function table(pages: [page: PageType, p75: P75[]][]): string {
  const rows = pages.map(([page, p75]) => [
    page,
    String(Math.max(...p75.map(({ visits }) => visits))),
    ...metrics.map((name) => cell(name, p75)),
  ]);
  const all = [["page", "visits", ...metrics], ...rows];
  const widths = all[0]?.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0))) ?? [];
  const lines = all.map((row) => row.map((text, i) => text.padEnd(widths[i] ?? 0)).join("  "));
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
}

const monthBefore = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);

/** `vitals`: how fast pages were for three of four visits, by type of page. */
export const showVitals: Command = async (args, { vitals, print, write }) => {
  const { values } = parseArgs({ args, options: { since: { type: "string" }, json: { type: "boolean" } } });
  const { since = monthBefore(new Date()) } = values;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(since))
    throw new UsageError(`--since is "${since}". It should be a month, e.g. 2026-05.`);
  const found = await vitals.p75ByPage(since);
  if (values.json) {
    const byMetric = (p75: P75[]) =>
      Object.fromEntries(p75.map(({ metric, atMost, visits }) => [metric, { atMost, visits }]));
    await write(jsonOf({ since, pages: found.map(([page, p75]) => ({ page, p75: byMetric(p75) })) }));
  } else if (found.length === 0)
    await print("No visit has been counted yet. To count them, set WEB_VITALS=true and build again.\n");
  else await print(table(found));
};
