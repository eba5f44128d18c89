import { parseContent } from "../parse.ts";
import { type BarChartData, barChart } from "../schemas/figures.ts";
import { Figure } from "./figure.tsx";
import { percent } from "./numbers.ts";

/** Bars from zero, relative to the longest. Names and figures are text. */
export function BarChart(props: BarChartData) {
  const { caption, bars } = parseContent(barChart, `BarChart "${props.caption}"`, props);
  const longest = Math.max(...bars.map((bar) => bar.value));
  return (
    <Figure className="chart" caption={caption}>
      <dl>
        {bars.map((bar) => (
          <div key={bar.label}>
            <dt>{bar.label}</dt>
            <dd>
              <svg aria-hidden="true" width="100%" height="28">
                <rect width={percent(bar.value, longest)} height="28" className={`c-${bar.tone}`} />
              </svg>
              {bar.text}
            </dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}
