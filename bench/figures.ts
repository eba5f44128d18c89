import type { LighthouseResult } from "./lighthouse.ts";
import type { Load, Visit } from "./visit.ts";

/** The samples of one page of one build. Of peers only loads are measured. */
export type SideSamples = {
  simulated: LighthouseResult[];
  loads: Load[];
  visits: Visit[];
  /** `scriptWorkAfterPaint`, in milliseconds; of builds alone. */
  scriptWork: number[];
};

/** A page of this build and its bare page. Optional: the same page of another build, and a similar page of a peer. */
export type PageOf<Side> = { path: string; site: Side; bare: Side; beside?: Side; peer?: Side };

/** The median; the upper of the two middle values for an even number, NaN for none. */
export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * The mean without the fastest and the slowest tenth; NaN for no values. The first paints of one page lie evenly in 200 ms and more:
 * there the median varies almost twice as much.
 */
export function trimmedMean(values: number[]): number {
  const cut = Math.floor(values.length / 10);
  const kept = values.toSorted((a, b) => a - b).slice(cut, values.length - cut);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

/** Of one page of one build: the trimmed means of its paints, and the medians of the rest. */
export function figuresOf({ simulated, loads, visits, scriptWork }: SideSamples) {
  const of = <T>(list: T[], pick: (item: T) => number) => median(list.map(pick));
  const paint = (pick: (load: Load) => number) => trimmedMean(loads.map(pick));
  return {
    simulated: {
      fcpMs: of(simulated, ({ fcpMs }) => fcpMs),
      lcpMs: of(simulated, ({ lcpMs }) => lcpMs),
      tbtMs: of(simulated, ({ tbtMs }) => tbtMs),
      tbtAfterPaintMs: of(simulated, ({ tbtAfterPaintMs }) => tbtAfterPaintMs),
      cls: of(simulated, ({ cls }) => cls),
      score: of(simulated, ({ scores }) => scores.performance ?? 0),
    },
    applied: {
      loads: loads.length,
      fcpMs: paint(({ fcpMs }) => fcpMs),
      lcpMs: paint(({ lcpMs }) => lcpMs),
      tbtMs: of(loads, ({ tbtMs }) => tbtMs),
      longestTaskMs: of(loads, ({ longestTaskMs }) => longestTaskMs),
      cls: of(loads, ({ cls }) => cls),
      workMs: of(loads, ({ workMs }) => workMs),
    },
    visit: {
      inpMs: of(visits, ({ inpMs }) => inpMs),
      menuMs: of(visits, ({ menuMs }) => menuMs),
      formReadyMs: of(visits, ({ formReadyMs }) => formReadyMs),
    },
    scriptWorkMs: median(scriptWork),
    traffic: loads[0]?.traffic ?? {},
  };
}

export type SideFigures = ReturnType<typeof figuresOf>;
export type PageFigures = PageOf<SideFigures>;

/** The figures of a page, for each build. */
export const pageFigures = ({ path, site, bare, beside, peer }: PageOf<SideSamples>): PageFigures => ({
  path,
  site: figuresOf(site),
  bare: figuresOf(bare),
  ...(beside && { beside: figuresOf(beside) }),
  ...(peer && { peer: figuresOf(peer) }),
});

/**
 * The sum of one figure over all pages. One page's figures vary more than site and bare page differ, so the sum is more
 * reliable.
 */
export const total = (sides: SideFigures[], pick: (side: SideFigures) => number) =>
  sides.reduce((sum, side) => sum + pick(side), 0);
