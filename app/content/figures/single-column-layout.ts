import type { DiagramData } from "../../../content/schemas/drawn-figures.ts";
import { type Arrow, arrowHead, type Box, lineHeights } from "./diagram-layout.ts";
import { roundTenth } from "./svg-numbers.ts";
import { wrapText } from "./wrap-text.ts";

type Node = DiagramData["nodes"][number];

/** Sizes in pixels of a phone. To the right of the boxes is room for the lanes. */
const size = { width: 320, boxWidth: 246, gap: 34, padding: 10, label: 17, detail: 14.5, lanes: 60, lane: 13 };

/** An arrow to another box than the next one: from and to are places in the column. */
type Lane = { from: number; to: number; lane: number };

const spanOf = ({ from, to }: Pick<Lane, "from" | "to">) => [Math.min(from, to), Math.max(from, to)] as const;

/** Gives each arrow that passes boxes the first lane that is free on its way. */
function lanesOf(passing: Pick<Lane, "from" | "to">[]): Lane[] {
  const taken: Lane[] = [];
  for (const arrow of passing.toSorted((a, b) => spanOf(a)[1] - spanOf(a)[0] - (spanOf(b)[1] - spanOf(b)[0]))) {
    const [top, bottom] = spanOf(arrow);
    const isFree = (lane: number) =>
      !taken.some((other) => other.lane === lane && spanOf(other)[0] < bottom && spanOf(other)[1] > top);
    let lane = 0;
    while (!isFree(lane)) lane++;
    taken.push({ ...arrow, lane });
  }
  return taken;
}

/**
 * A diagram as one column for a phone: boxes in reading order, an arrow from each to the next, and lanes beside them for arrows that
 * pass others. What a lane is labelled stands in the box where it begins.
 */
export function layOutSingleColumn({ nodes, edges }: DiagramData) {
  const column = nodes.toSorted((a, b) => a.column - b.column || a.row - b.row);
  const placeOf = (id: string) => column.findIndex((node) => node.id === id);
  const placed = edges.map((edge) => ({ ...edge, from: placeOf(edge.from), to: placeOf(edge.to) }));
  const isNext = ({ from, to }: { from: number; to: number }) => Math.abs(from - to) === 1;
  const inner = size.boxWidth - 2 * size.padding;
  let y = 2;
  const boxes: Box<Node>[] = column.map((node, place) => {
    const said = placed.flatMap(({ from, to, label }) =>
      from === place && label && !isNext({ from, to }) ? [`to ${column[to]?.label}: ${label}`] : [],
    );
    const labelLines = wrapText(node.label, size.label, inner);
    const detailLines = [node.detail ?? "", ...said].flatMap((text) => wrapText(text, size.detail, inner));
    const height = 2 * size.padding + labelLines.length * lineHeights.label + detailLines.length * lineHeights.detail;
    const box = { ...node, x: 2, y, width: size.boxWidth, height, labelLines, detailLines };
    y += height + size.gap;
    return box;
  });

  const next = placed.filter(isNext).map(({ from, to, label = "" }): Arrow => {
    const [a, b] = [boxes[from], boxes[to]] as [Box<Node>, Box<Node>];
    const isDown = to > from;
    // Where arrows lead both ways, they stand beside each other.
    const x = placed.some((other) => other.from === to && other.to === from) ? (isDown ? 60 : 100) : 60;
    const [start, end] = isDown ? [a.y + a.height, b.y] : [a.y, b.y + b.height];
    const path = `M${x} ${start}V${end}${arrowHead(x, end, isDown ? "down" : "up")}`;
    return { path, lines: label ? [label] : [], labelAt: { x: x + 11, y: (start + end) / 2 + 4 }, label: "beside" };
  });

  const lanes = lanesOf(placed.filter((edge) => !isNext(edge)));
  const apart = Math.min(size.lane, size.lanes / Math.max(1, ...lanes.map(({ lane }) => lane + 1)));
  /** The height at which an arrow meets the side of a box, of all that do. */
  const meets = (place: number, arrow: Lane) => {
    const all = lanes.filter(({ from, to }) => from === place || to === place);
    const box = boxes[place] as Box<Node>;
    return roundTenth(box.y + (box.height * (all.indexOf(arrow) + 1)) / (all.length + 1));
  };
  const passing = lanes.map((arrow): Arrow => {
    const edge = size.boxWidth + 2;
    const [start, end] = [meets(arrow.from, arrow), meets(arrow.to, arrow)];
    const path = `M${edge} ${start}H${roundTenth(edge + 10 + (arrow.lane + 0.5) * apart)}V${end}H${edge}${arrowHead(edge, end, "left")}`;
    return { path, lines: [], labelAt: { x: 0, y: 0 }, label: "beside" };
  });
  return { width: size.width, height: y - size.gap + 2, boxes, arrows: [...next, ...passing] };
}
