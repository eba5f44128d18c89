import { Console } from "node:console";
import { type PageFigures, type SideFigures, total } from "./figures.ts";
import { allPages, type Breach, rowOf } from "./gate.ts";

type Pick = (side: SideFigures) => number;

const kilobytes = (bytes = 0) => Math.round(bytes / 100) / 10;

/** This build, the other one if given, and the bare page: `752 / 760 / 692`. */
const sides = ({ site, beside, bare }: PageFigures, pick: Pick) =>
  [site, ...(beside ? [beside] : []), bare].map((side) => Math.round(pick(side))).join(" / ");

/** The same with its ratio to the bare page: `752 / 760 / 692 = 1.09 / 1.10`. */
function ratios(page: PageFigures, pick: Pick): string {
  const builds = [page.site, ...(page.beside ? [page.beside] : [])];
  return `${sides(page, pick)} = ${builds.map((side) => (pick(side) / pick(page.bare)).toFixed(2)).join(" / ")}`;
}

/** This build, and the other one if given. */
const builds = ({ site, beside }: PageFigures, pick: (side: SideFigures) => number | undefined) =>
  [site, ...(beside ? [beside] : [])].map((side) => Math.round((pick(side) ?? 0) * 10) / 10).join(" / ");

/** The sum of all pages, in the form of one page. */
function together(pages: PageFigures[], pick: Pick): string {
  const sum = (list: SideFigures[]) => total(list, pick);
  const bare = sum(pages.map((page) => page.bare));
  const beside = pages.flatMap((page) => page.beside ?? []);
  const ours = [sum(pages.map((page) => page.site)), ...(beside.length > 0 ? [sum(beside)] : [])];
  const shares = ours.map((ms) => (ms / bare).toFixed(2));
  return `${[...ours, bare].map(Math.round).join(" / ")} = ${shares.join(" / ")}`;
}

/** Prints all figures. */
export function printFigures(pages: PageFigures[]): void {
  const order = pages[0]?.beside ? "this build / the one beside / bare page" : "site / bare page";
  console.log(
    `\n${order}: paints: means without the extreme tenths, others: medians, ms. Simulated: Lighthouse mobile. Applied: 1.6 Mbit/s, 150 ms, CPU 4×.`,
  );
  console.table(
    pages.map((page) => ({
      path: page.path,
      loads: page.site.applied.loads,
      "simulated FCP": ratios(page, ({ simulated }) => simulated.fcpMs),
      "simulated LCP": ratios(page, ({ simulated }) => simulated.lcpMs),
      "simulated TBT": sides(page, ({ simulated }) => simulated.tbtMs),
      "of it after the paint": sides(page, ({ simulated }) => simulated.tbtAfterPaintMs),
      "applied TBT": sides(page, ({ applied }) => applied.tbtMs),
      score: builds(page, ({ simulated }) => simulated.score),
      "applied FCP": ratios(page, ({ applied }) => applied.fcpMs),
      "applied LCP": ratios(page, ({ applied }) => applied.lcpMs),
      CLS: Number(Math.max(page.site.simulated.cls, page.site.applied.cls).toFixed(4)),
    })),
  );
  const fcp = together(pages, ({ applied }) => applied.fcpMs);
  const tbt = together(pages, ({ simulated }) => simulated.tbtMs);
  console.log(`${allPages}: applied FCP ${fcp}, simulated TBT ${tbt}`);
  console.table(
    pages.map((page) => ({
      path: page.path,
      "main thread": sides(page, ({ applied }) => applied.workMs),
      "scripts after the paint": builds(page, ({ scriptWorkMs }) => scriptWorkMs),
      "longest task": builds(page, ({ applied }) => applied.longestTaskMs),
      INP: builds(page, ({ visit }) => visit.inpMs),
      "menu opens in": builds(page, ({ visit }) => visit.menuMs),
      "form ready at": page.site.visit.formReadyMs ? builds(page, ({ visit }) => visit.formReadyMs) : "",
      "peer: FCP, LCP, main thread": page.peer
        ? [page.peer.applied.fcpMs, page.peer.applied.lcpMs, page.peer.applied.workMs].map(Math.round).join(", ")
        : "",
      "kB html": builds(page, ({ traffic }) => kilobytes(traffic.html)),
      "kB js": builds(page, ({ traffic }) => kilobytes(traffic.js)),
      requests: builds(page, ({ traffic }) => traffic.requests),
    })),
  );
}

/** Prints the gate's result to stderr, so that the figures can be piped. */
export function printBreaches(breaches: Breach[]): void {
  const terminal = new Console(process.stderr);
  terminal.log(breaches.length === 0 ? "The gate is open: every limit is kept." : "The gate is shut. Passed:");
  if (breaches.length > 0) terminal.table(breaches.map(rowOf));
}
