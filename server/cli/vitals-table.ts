import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { type PageType, pageTypeOf, type VitalName } from "../../enquiry/vitals.ts";
import type { P75 } from "../vitals/store.ts";

const metrics = ["TTFB", "FCP", "LCP", "INP", "CLS"] as const satisfies readonly VitalName[];

type Measured = Partial<Record<VitalName, number>>;

/** A figure that was not measured is NaN in the bench and `null` in its file. */
const figure = z.number().nullable();

const benchPage = z.object({
  path: z.string(),
  site: z.object({
    applied: z.object({ fcpMs: figure, lcpMs: figure, cls: figure }),
    visit: z.object({ inpMs: figure }),
  }),
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The figures of the last bench by type of page; empty when none was run. */
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

/** One line per visited type of page. */
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
