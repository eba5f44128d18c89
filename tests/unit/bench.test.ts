import { describe, expect, it } from "vitest";
import { blockingTime } from "../../bench/blocking-time.ts";
import { figuresOf, median, type PageFigures, pageFigures, type SideSamples } from "../../bench/figures.ts";
import { allPages, isDoubted, judge } from "../../bench/gate.ts";
import { bareTwin } from "../../bench/twin.ts";

type Figures = { fcpMs?: number; lcpMs?: number; workMs?: number; inpMs?: number; cls?: number };

/** What was measured of a page in as many rounds as values are given. */
function samples(...rounds: Figures[]): SideSamples {
  const filled = rounds.map((round) => ({ fcpMs: 600, lcpMs: 900, workMs: 300, inpMs: 60, cls: 0, ...round }));
  const rest = { tbtMs: 0, tbtAfterPaintMs: 0, tbtProcessorMs: 0, longestTaskMs: 40 };
  return {
    simulated: filled.map(({ lcpMs, cls }) => ({
      ...rest,
      fcpMs: 600,
      lcpMs,
      cls,
      scores: { performance: 100 },
      findings: [],
    })),
    loads: filled.map(({ fcpMs, workMs }) => ({ ...rest, fcpMs, lcpMs: fcpMs, cls: 0, workMs, traffic: {} })),
    visits: filled.map(({ inpMs }) => ({ inpMs, menuMs: 30, formReadyMs: 0 })),
  };
}

const page = (figures: Figures, path = "/about"): PageFigures =>
  pageFigures({ path, site: samples(figures), bare: samples({}) });
const breaches = (...pages: PageFigures[]) => judge(pages).map(({ where, what }) => [where, what]);

describe("the figures", () => {
  it("are medians of all rounds, so that further ones weigh no more than the first", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([])).toBeNaN();
    expect(figuresOf(samples({ fcpMs: 700 }, { fcpMs: 640 }, { fcpMs: 900 })).applied.fcpMs).toBe(700);
    expect(figuresOf(samples({ inpMs: 48 }, { inpMs: 500 }, { inpMs: 40 })).visit.inpMs).toBe(48);
  });
});

describe("the gate", () => {
  it("is open where every figure is at its limit", () => {
    const pages = [
      page({ fcpMs: 660, lcpMs: 1125, workMs: 320, inpMs: 100, cls: 0.001 }),
      page({ fcpMs: 600 }, "/blog"),
    ];
    expect(breaches(...pages)).toEqual([]);
  });

  it.each([
    [{ fcpMs: 661 }, "applied first paint / twin's"],
    [{ lcpMs: 1126 }, "simulated largest paint / twin's"],
    [{ workMs: 321 }, "main thread beyond the twin's, ms"],
    [{ inpMs: 101 }, "INP, ms"],
    [{ cls: 0.0011 }, "CLS"],
  ])("is shut by a page with %o", (figures, what) => {
    expect(breaches(page(figures), page({}, "/a"), page({}, "/b"))).toEqual([["/about", what]]);
  });

  it("is shut by pages that are each within their own limit and together are not", () => {
    expect(breaches(page({ fcpMs: 640 }, "/a"), page({ fcpMs: 640 }, "/b"))).toEqual([
      [allPages, "applied first paint / twin's"],
    ]);
  });

  it("is shut by what could not be measured: a figure that is not there", () => {
    const unvisited = pageFigures({ path: "/", site: { ...samples({}), visits: [] }, bare: samples({}) });
    expect(breaches(unvisited)).toEqual([["/", "INP, ms"]]);
    const [neither] = [pageFigures({ path: "/", site: samples(), bare: samples() })];
    expect(breaches(neither)).toHaveLength(6);
  });

  it("doubts the pages that passed a limit, and all of them where their sum did", () => {
    const one = judge([page({ inpMs: 300 }), page({}, "/blog")]);
    expect([isDoubted("/about", one), isDoubted("/blog", one)]).toEqual([true, false]);
    const sum = judge([page({ fcpMs: 640 }, "/a"), page({ fcpMs: 640 }, "/b")]);
    expect([isDoubted("/a", sum), isDoubted("/b", sum)]).toEqual([true, true]);
  });
});

describe("the bare twin", () => {
  it("is the page without scripts, its text, rules and font kept", () => {
    const kept = '<link rel="preload" href="/f.woff2" as="font"/><style id="css">b{}</style><p>Salt</p>';
    const html = `<link rel="manifest" href="/m"/>${kept}<script async>go()</script>`;
    expect(bareTwin(html)).toBe(kept);
  });
});

it("blocking time is what tasks take beyond 50 ms each, after the paint and by a slower processor", () => {
  const tasks = [
    { startMs: 0, durationMs: 90 },
    { startMs: 80, durationMs: 100 },
  ];
  expect([blockingTime(tasks, 0), blockingTime(tasks, 100), blockingTime(tasks, 170, 10)]).toEqual([90, 30, 50]);
});
