import { type DiagramData, diagram } from "../../../content/schemas/drawn-figures.ts";
import { parseBySchema } from "../parse-by-schema.ts";
import { type Arrow, type Box, boxTextLines, layOutDiagram, lineHeights } from "./diagram-layout.ts";
import { Figure } from "./figure.tsx";
import { layOutSingleColumn } from "./single-column-layout.ts";

type KindBox = Box<DiagramData["nodes"][number]>;

const kinds = { person: "a person", service: "a service", store: "a data store", outside: "an external system" };

/** People are round, stores are drums, systems of others are dashed: kinds differ by shape, not by colour alone. */
function Outline({ kind, x, y, width, height }: KindBox) {
  if (kind === "store") {
    const rim = `a${width / 2} 7 0 0 1 ${width} 0`;
    return (
      <path
        className="d-box d-store"
        d={`M${x} ${y + 7}${rim}v${height - 14}a${width / 2} 7 0 0 1 ${-width} 0zm0 0a${width / 2} 7 0 0 0 ${width} 0`}
      />
    );
  }
  const radius = kind === "person" ? Math.min(height / 2, 30) : 4;
  return <rect className={`d-box d-${kind}`} x={x} y={y} width={width} height={height} rx={radius} />;
}

const Lines = ({ lines, className }: { lines: ReturnType<typeof boxTextLines>["labels"]; className: string }) =>
  lines.map(({ x, y, text }) => (
    <text key={text} className={className} x={x} y={y}>
      {text}
    </text>
  ));

function BoxDrawing({ box }: { box: KindBox }) {
  const { labels, details } = boxTextLines(box, box.kind === "store" ? 5 : 0);
  return (
    <>
      <Outline {...box} />
      <Lines className="d-label" lines={labels} />
      <Lines className="d-detail" lines={details} />
    </>
  );
}

/** At a level arrow the first line stands above it and the second below. At other arrows all lines stand beside it. */
const ArrowLabel = ({ arrow: { lines, labelAt, label } }: { arrow: Arrow }) =>
  lines.map((line, i) => (
    <text
      key={line}
      className={label === "beside" ? "d-edge d-beside" : "d-edge"}
      x={labelAt.x}
      y={labelAt.y + (label !== "above" ? i * lineHeights.edge : i === 0 ? -7 : 2 + i * lineHeights.edge)}
    >
      {line}
    </text>
  ));

/** The diagram as a list, which assistive technology reads: each box with its outgoing arrows. */
function ConnectionList({ nodes, edges }: DiagramData) {
  const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label;
  const leaving = (id: string) =>
    edges
      .filter(({ from }) => from === id)
      .map(({ to, label }) => ` An arrow${label ? ` labelled “${label}”` : ""} leads to “${labelOf(to)}”.`);
  return (
    <ul className="sr-only">
      {nodes.map(({ id, label, kind, detail }) => (
        <li key={id}>
          “<strong>{label}</strong>”{` is ${kinds[kind]}${detail ? ` (${detail})` : ""}.${leaving(id).join("")}`}
        </li>
      ))}
    </ul>
  );
}

type DrawingProps = ReturnType<typeof layOutDiagram<DiagramData["nodes"][number]>> & { className: string };

const Drawing = ({ width, height, boxes, arrows, className }: DrawingProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className={className} aria-hidden="true">
    <path className="d-arrow" d={arrows.map((arrow) => arrow.path).join("")} />
    {boxes.map((box) => (
      <BoxDrawing key={box.id} box={box} />
    ))}
    {arrows.map((arrow) => (
      <ArrowLabel key={arrow.path} arrow={arrow} />
    ))}
  </svg>
);

/** Boxes and arrows: a grid, one column on narrow screens, and a list for screen readers. @throws {ContentError} */
export function Diagram(props: DiagramData) {
  const data = parseBySchema(diagram, `Diagram "${props.caption}"`, props);
  return (
    <Figure className="diagram" caption={data.caption}>
      <Drawing {...layOutDiagram(data)} className="max-md:hidden" />
      <Drawing {...layOutSingleColumn(data)} className="md:hidden" />
      <ConnectionList {...data} />
    </Figure>
  );
}
