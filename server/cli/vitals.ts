/* `npm run vitals`: how fast pages were for those who read them, beside what `npm run bench` measured last. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type PageType, pageTypeOf, type VitalName } from "../../enquiry/vitals.ts";
import { readServerSettings, ServerSettingsError } from "../settings.ts";
import { type P75, VitalsStore } from "../vitals/store.ts";
import { UsageError } from "./command.ts";
import { openStore, takeStoreOptions } from "./open-store.ts";

const usage = `Shows how fast the pages were for three quarters of the visits, by type of page. WEB_VITALS=true has them counted.

  npm run vitals                        this month and the one before
  npm run vitals -- --since 2026-05     from that month on
  npm run vitals -- --json              for programs

  --d1 local|remote, --persist-to DIR   the counts of the Worker, as with npm run enquiries

Milliseconds, but CLS. Each is the step of the count in which the value lies: three of four visits took at most so long. In
brackets what npm run bench measured last, if it did: the median of its pages of that type, on its slow phone.
`;

const metrics = ["TTFB", "FCP", "LCP", "INP", "CLS"] as const satisfies readonly VitalName[];

type Measured = Partial<Record<VitalName, number>>;

/** What was not measured is NaN in the bench, and `null` in its file. */
const figure = z.number().nullable();

const benchPage = z.object({
  path: z.string(),
  site: z.object({
    applied: z.object({ fcpMs: figure, lcpMs: figure, cls: figure }),
    visit: z.object({ inpMs: figure }),
  }),
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Figures of the last bench by type of page; none where it was never run. */
export function readBench(file: string): Map<PageType, Measured> {
  if (!existsSync(file)) return new Map();
  const pages = z.array(benchPage).parse(JSON.parse(readFileSync(file, "utf8")));
  const byType = Map.groupBy(pages, ({ path }) => pageTypeOf(path));
  return new Map(
    Array.from(byType, ([type, list]) => {
      const of = (pick: (page: (typeof list)[number]) => number | null) =>
        median(list.map(pick).filter((value) => value !== null));
      const figures = {
        FCP: of(({ site }) => site.applied.fcpMs),
        LCP: of(({ site }) => site.applied.lcpMs),
        INP: of(({ site }) => site.visit.inpMs),
        CLS: of(({ site }) => site.applied.cls),
      };
      return [type, figures as Measured];
    }),
  );
}

const shown = (name: VitalName, value: number) =>
  name === "CLS" ? String(Number(value.toFixed(3))) : `${Math.round(value)}`;

function cell(name: VitalName, real: P75 | undefined, measured: number | undefined): string {
  const bench = measured === undefined ? "" : ` (${shown(name, measured)})`;
  return `${real ? `≤ ${shown(name, real.atMost)}` : "–"}${bench}`;
}

/** A line for each type of page that was visited. */
export function table(p75: Map<PageType, Map<VitalName, P75>>, bench: Map<PageType, Measured>): string {
  const rows = Array.from(p75, ([page, values]) => [
    page,
    String(Math.max(...Array.from(values.values(), ({ visits }) => visits))),
    ...metrics.map((name) => cell(name, values.get(name), bench.get(page)?.[name])),
  ]);
  const all = [["page", "visits", ...metrics], ...rows];
  const widths = all[0]?.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0))) ?? [];
  return all
    .map(
      (row) =>
        `${row
          .map((text, i) => text.padEnd(widths[i] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

const monthBefore = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);

async function run(given: string[]): Promise<void> {
  const { args, where } = takeStoreOptions(given);
  const { values } = parseArgs({
    args,
    options: { since: { type: "string" }, json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) return void process.stdout.write(usage);
  const { since = monthBefore(new Date()) } = values;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(since))
    throw new UsageError(`--since is "${since}". It should be a month, e.g. 2026-05.`);
  const { database, close } = openStore(where, readServerSettings(process.env).DATA_DIR);
  try {
    const p75 = await new VitalsStore(database).p75ByPage(since);
    const bench = readBench(join(import.meta.dirname, "../../.cache/bench/last.json"));
    if (values.json) {
      const pages = Array.from(p75, ([page, found]) => ({
        page,
        p75: Object.fromEntries(found),
        bench: bench.get(page) ?? {},
      }));
      process.stdout.write(`${JSON.stringify({ since, pages }, null, 2)}\n`);
    } else if (p75.size === 0)
      process.stdout.write("No visit has been counted yet. WEB_VITALS=true, for build and server, has them counted.\n");
    else process.stdout.write(table(p75, bench));
  } finally {
    await close();
  }
}

if (import.meta.main) {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    const isSaid = isUsage || error instanceof ServerSettingsError;
    process.stderr.write(`${isSaid ? "" : "Failed: "}${(error as Error).message}\n${isUsage ? `\n${usage}` : ""}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
