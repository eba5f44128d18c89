import { parseContent } from "../parse.ts";
import { type PyramidData, pyramid } from "../schemas/figures.ts";
import { Figure } from "./figure.tsx";
import { tenth } from "./numbers.ts";

/** Height of the whole in pixels: enough for a line of text in the thinnest level. */
const fullHeight = 280;

/**
 * A pyramid whose levels are drawn by area: the area above a height grows with its square, so a level that holds 70 %
 * of the whole covers 70 % of the triangle. The base comes first in the data and in the HTML; the style sheet reverses the order.
 */
export function Pyramid(props: PyramidData) {
  const { caption, levels } = parseContent(pyramid, `Pyramid "${props.caption}"`, props);
  return (
    <Figure className="chart pyramid" caption={caption}>
      <ol>
        {levels.map((level, i) => {
          const above = levels.slice(i + 1).reduce((sum, upper) => sum + upper.share, 0);
          const [top, bottom] = [Math.sqrt(above / 100), Math.sqrt((above + level.share) / 100)];
          const corner = (side: -1 | 1, depth: number) => tenth(50 + side * depth * 50);
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
