import { type TwoColumnDiagramData, twoColumnDiagram } from "../../../content/schemas/drawn-figures.ts";
import { parseBySchema } from "../parse-by-schema.ts";
import { boxTextLines, layOutDiagram, lineHeights, twoColumnSizes } from "./diagram-layout.ts";

type Line = { x: number; y: number; text: string };

const Lines = ({ lines }: { lines: Line[] }) =>
  lines.map(({ x, y, text }) => (
    <text key={`${x} ${y}`} x={Math.round(x)} y={Math.round(y)}>
      {text}
    </text>
  ));

/**
 * Boxes and arrows in two columns, which fit a phone. It needs no style sheet: all lines are one path in the colour of the text.
 * @throws {ContentError} where an edge leads nowhere, a box would be covered, or a label has no room
 */
export function TwoColumnDiagram(props: TwoColumnDiagramData) {
  const data = parseBySchema(twoColumnDiagram, `Diagram "${props.caption}"`, props);
  const { width, height, boxes, arrows } = layOutDiagram(data, twoColumnSizes);
  const outlines = boxes.map((box) => `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`);
  const texts = boxes.map((box) => boxTextLines(box));
  const besides = arrows.flatMap(({ lines, labelAt }) =>
    lines.map((text, i): Line => ({ x: labelAt.x, y: labelAt.y + i * lineHeights.edge, text })),
  );
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} fill="none" className="w-full max-w-lg" aria-hidden="true">
        <path stroke="currentColor" strokeWidth="1.5" d={[...outlines, ...arrows.map(({ path }) => path)].join("")} />
        <g fill="currentColor" fontSize={twoColumnSizes.detail} textAnchor="middle">
          <g fontSize={twoColumnSizes.label} fontWeight="600">
            <Lines lines={texts.flatMap(({ labels }) => labels)} />
          </g>
          <Lines lines={texts.flatMap(({ details }) => details)} />
          <g className="text-mark" fill="currentColor" textAnchor="start">
            <Lines lines={besides} />
          </g>
        </g>
      </svg>
      <ul className="sr-only">
        {data.spoken.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <figcaption className="measure mt-4 text-text-soft">{data.caption}</figcaption>
    </figure>
  );
}
