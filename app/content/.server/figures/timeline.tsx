import { parseContent } from "../parse.ts";
import { type TimelineData, timeline } from "../schemas/figures.ts";
import { Figure } from "./figure.tsx";
import { percent } from "./numbers.ts";

/** Phases, one after another: each bar begins where the one before it ends. */
export function Timeline(props: TimelineData) {
  const { caption, phases } = parseContent(timeline, `Timeline "${props.caption}"`, props);
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
                x={percent(starts[i] ?? 0, total)}
                width={percent(phase.weeks, total)}
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
