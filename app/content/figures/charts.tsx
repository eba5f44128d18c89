import type { BarChartData, PyramidData, TimelineData } from "../../../content/schemas/drawn-figures.ts";
import { barChart, pyramid, timeline } from "../../../content/schemas/drawn-figures.ts";
import { parseBySchema } from "../parse-by-schema.ts";
import { Figure } from "./figure.tsx";
import { percentOf, roundTenth } from "./svg-numbers.ts";

/** Bars from zero, relative to the longest. Names and figures are text. */
export function BarChart(props: BarChartData) {
  const { caption, bars } = parseBySchema(barChart, `BarChart "${props.caption}"`, props);
  const longest = Math.max(...bars.map((bar) => bar.value));
  return (
    <Figure className="chart" caption={caption}>
      <dl>
        {bars.map((bar) => (
          <div key={bar.label}>
            <dt>{bar.label}</dt>
            <dd>
              <svg aria-hidden="true" width="100%" height="28">
                <rect width={percentOf(bar.value, longest)} height="28" className={`c-${bar.tone}`} />
              </svg>
              {bar.text}
            </dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}

/** Phases, one after another: each bar begins where the one before it ends. */
export function Timeline(props: TimelineData) {
  const { caption, phases } = parseBySchema(timeline, `Timeline "${props.caption}"`, props);
  const total = phases.reduce((sum, phase) => sum + phase.weeks, 0);
  const starts = phases.map((_, i) => phases.slice(0, i).reduce((sum, phase) => sum + phase.weeks, 0));
  return (
    <Figure className="chart" caption={caption}>
      <ol>
        {phases.map((phase, i) => (
          <li key={phase.label}>
            <span>
              {phase.label} <b>{phase.weeks === 1 ? "1 week" : `${phase.weeks} weeks`}</b>
            </span>
            <svg aria-hidden="true" width="100%" height="28">
              <rect width="100%" height="28" className="c-track" />
              <rect
                x={percentOf(starts[i] ?? 0, total)}
                width={percentOf(phase.weeks, total)}
                height="28"
                className="c-after"
              />
            </svg>
          </li>
        ))}
      </ol>
    </Figure>
  );
}

/** Height of the whole in pixels: enough for a line of text in the thinnest level. */
const fullHeight = 280;

/**
 * A pyramid whose levels are drawn by area: the area above a height grows with its square, so a level that holds 70 %
 * of the whole covers 70 % of the triangle. The base comes first in the data and in the HTML; the style sheet reverses the order.
 */
export function Pyramid(props: PyramidData) {
  const { caption, levels } = parseBySchema(pyramid, `Pyramid "${props.caption}"`, props);
  return (
    <Figure className="chart pyramid" caption={caption}>
      <ol>
        {levels.map((level, i) => {
          const above = levels.slice(i + 1).reduce((sum, upper) => sum + upper.share, 0);
          const [top, bottom] = [Math.sqrt(above / 100), Math.sqrt((above + level.share) / 100)];
          const corner = (side: -1 | 1, depth: number) => roundTenth(50 + side * depth * 50);
          const points = `${corner(-1, top)},0 ${corner(1, top)},0 ${corner(1, bottom)},100 ${corner(-1, bottom)},100`;
          return (
            <li key={level.label}>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                height={Math.round((bottom - top) * fullHeight)}
              >
                <polygon points={points} className={`c-level-${i}`} />
              </svg>
              <span>
                <b>{level.share}%</b> {level.label}
              </span>
            </li>
          );
        })}
      </ol>
    </Figure>
  );
}
