import type { Figure } from "../support/figures.ts";
import type { KeptStep } from "./kept.ts";

type Entry = { id: string; command: string; day: string; commit?: string };
type SiteFigure = Entry & { value: number | string; unit?: string };
type Comparison = Entry & { unit: string; site: number; bare: number; template?: number };

/** `content/proof.json` (`app/content/.server/schemas/proof.ts`). */
export type SiteFigures = { figures: SiteFigure[]; comparisons: Comparison[] };

/** What the steps of one commit reported for one entry. */
type Told = { step: string; day: string; figure: Figure };

const thirds = 3;

/** Joins the values of the thirds into one. */
function joined(values: number[], join: Figure["join"]): number {
  if (join === "sum") return values.reduce((sum, value) => sum + value, 0);
  if (join === "max") return Math.max(...values);
  if (join === "min") return Math.min(...values);
  return values.at(-1) ?? Number.NaN;
}

/** Drops the last digits of a float, which are noise. */
const rounded = (value: number) => Number(value.toFixed(4));

function measured(told: Told[]): number | string {
  const values = told.map(({ figure }) => figure.is);
  const numbers = values.filter((value) => typeof value === "number");
  const last = values.at(-1) ?? "";
  return numbers.length === values.length ? rounded(joined(numbers, told[0]?.figure.join)) : last;
}

/** The reports for an entry; empty while one of its thirds has not run. */
function toldOf(id: string, steps: KeptStep[]): Told[] {
  const told = steps.flatMap((step) =>
    step.figures.filter(({ site }) => site === id).map((figure) => ({ step: step.name, day: step.day, figure })),
  );
  const isSampled = told.some(({ step, figure }) => figure.join && figure.join !== "last" && / of 3$/.test(step));
  return isSampled && new Set(told.map(({ step }) => step)).size < thirds ? [] : told;
}

/** The command for a step: `npm run proof -- gate` for `gate, third 2 of 3`. */
const commandOf = (step: string) => `npm run proof -- ${step.split(",")[0]}`;

function about(told: Told[], commit: string): Omit<Entry, "id"> {
  const [{ step } = { step: "" }] = told;
  return { command: commandOf(step), day: told.map(({ day }) => day).sort()[0] ?? "", commit };
}

function comparisonOf(before: Comparison, told: Told[], commit: string): Comparison {
  const sides = told.flatMap(({ figure }) => figure.beside ?? []);
  const join = told[0]?.figure.join;
  const of = (values: (number | undefined)[]) =>
    rounded(
      joined(
        values.map((value) => value ?? Number.NaN),
        join,
      ),
    );
  const template = of(sides.map((side) => side.template));
  // All three sides must be of the same day.
  if (sides.length === 0 || (before.template !== undefined && Number.isNaN(template))) return before;
  return {
    ...before,
    ...about(told, commit),
    site: Number(measured(told)),
    bare: of(sides.map(({ bare }) => bare)),
    ...(Number.isNaN(template) ? {} : { template }),
  };
}

/** The site's figures after the steps of a commit. Figures that were not measured keep their commit and day. */
export function updated(before: SiteFigures, steps: KeptStep[], commit: string): SiteFigures {
  return {
    figures: before.figures.map((entry) => {
      const told = toldOf(entry.id, steps);
      return told.length > 0 ? { ...entry, ...about(told, commit), value: measured(told) } : entry;
    }),
    comparisons: before.comparisons.map((entry) => {
      const told = toldOf(entry.id, steps);
      return told.length > 0 ? comparisonOf(entry, told, commit) : entry;
    }),
  };
}
