import type { DiagramData } from "../../../content/schemas/drawn-figures.ts";
import { ContentError } from "../errors.ts";
import { roundTenth } from "./svg-numbers.ts";
import { wrapText } from "./wrap-text.ts";

type Node = Omit<DiagramData["nodes"][number], "kind">;
type Edge = DiagramData["edges"][number];
type Point = { x: number; y: number };

/** Sizes in units of the drawing, which is a pixel where it is not scaled. `beside`: the size of labels at arrows. */
const wide = { boxWidth: 166, gapX: 84, gapY: 54, padding: 12, label: 17, detail: 14.5, edge: 14, beside: 83 };

/** Two columns fit a phone. Between them is no room for labels. */
export const twoColumnSizes: Size = {
  ...wide,
  ...{ boxWidth: 146, gapX: 36, gapY: 46, padding: 8, label: 16, detail: 14, beside: 62 },
};

type Size = typeof wide;

/** Around the drawing. */
const margin = 2;
/** Distances of base lines. */
export const lineHeights = { label: 20, detail: 18, edge: 15 };
/** The distance from the middle of a side at which a slanting edge begins, to keep clear of a straight one. */
const aside = 17;

export type Box<N extends Node = Node> = N &
  Point & { width: number; height: number; labelLines: string[]; detailLines: string[] };
/** `lines` are the label's, at `labelAt`: the middle of the text above a level arrow or across another, or its start beside that. */
export type Arrow = { path: string; lines: string[]; labelAt: Point; label: "above" | "across" | "beside" };

/** Calculates all positions of a diagram. Nothing is measured, so the same data always give the same picture. */
export function layOutDiagram<N extends Node>({ nodes, edges }: { nodes: N[]; edges: Edge[] }, size = wide) {
  const inner = size.boxWidth - 2 * size.padding;
  const texts = nodes.map((node) => ({
    ...node,
    labelLines: wrapText(node.label, size.label, inner),
    detailLines: node.detail ? wrapText(node.detail, size.detail, inner) : [],
  }));
  const height =
    2 * size.padding +
    Math.max(...texts.map((t) => t.labelLines.length * lineHeights.label + t.detailLines.length * lineHeights.detail));
  const boxes: Box<N>[] = texts.map((text) => ({
    ...text,
    x: margin + (text.column - 1) * (size.boxWidth + size.gapX),
    y: margin + (text.row - 1) * (height + size.gapY),
    width: size.boxWidth,
    height,
  }));
  refuseUnclearPlaces(boxes, edges);
  const columns = Math.max(...nodes.map((node) => node.column));
  const rows = Math.max(...nodes.map((node) => node.row));
  return {
    width: columns * size.boxWidth + (columns - 1) * size.gapX + 2 * margin,
    height: rows * height + (rows - 1) * size.gapY + 2 * margin,
    boxes,
    arrows: edges.map((edge) => drawArrow(find(boxes, edge.from), find(boxes, edge.to), size, edge.label)),
  };
}

/** The lines of a box, around its middle. @param lower how far below it */
export function boxTextLines({ x, y, width, height, labelLines, detailLines }: Box, lower = 0) {
  const labelHeight = labelLines.length * lineHeights.label;
  const top = y + (height - (labelHeight + detailLines.length * lineHeights.detail)) / 2 + lower;
  const below = top + labelHeight;
  const at = (text: string, lineY: number) => ({ x: x + width / 2, y: lineY, text });
  return {
    labels: labelLines.map((line, i) => at(line, top + (i + 0.76) * lineHeights.label)),
    details: detailLines.map((line, i) => at(line, below + (i + 0.76) * lineHeights.detail)),
  };
}

/** The head of an arrow that ends at a point. */
export const arrowHead = (x: number, y: number, to: "down" | "up" | "left" | "right") =>
  ({
    down: `M${x - 5} ${y - 8}l5 8l5 -8`,
    up: `M${x - 5} ${y + 8}l5 -8l5 8`,
    left: `M${x + 8} ${y - 5}l-8 5l8 5`,
    right: `M${x - 8} ${y - 5}l8 5l-8 5`,
  })[to];

function find(boxes: Box[], id: string): Box {
  const box = boxes.find((candidate) => candidate.id === id);
  if (!box) throw new ContentError(`A diagram has an edge to "${id}", which is none of its nodes.`);
  return box;
}

const between = (value: number, a: number, b: number) => value > Math.min(a, b) && value < Math.max(a, b);

/** @throws {ContentError} where two boxes share a place, or an arrow would run through a box */
function refuseUnclearPlaces(boxes: Box[], edges: Edge[]): void {
  for (const box of boxes) {
    const twin = boxes.find((other) => other !== box && other.column === box.column && other.row === box.row);
    if (twin) throw new ContentError(`Diagram: "${box.id}" and "${twin.id}" stand in one place. Move one of them.`);
  }
  for (const edge of edges) {
    const [from, to] = [find(boxes, edge.from), find(boxes, edge.to)];
    const hit = boxes.find(
      (box) =>
        (from.row === to.row && box.row === from.row && between(box.column, from.column, to.column)) ||
        (from.column === to.column && box.column === from.column && between(box.row, from.row, to.row)),
    );
    if (hit) throw new ContentError(`Diagram: the edge ${from.id} → ${to.id} runs through "${hit.id}". Move a box.`);
  }
}

function drawArrow(from: Box, to: Box, size: Size, label = ""): Arrow {
  if (from.column === to.column) return vertical(from, to, size, label);
  if (label && size === twoColumnSizes)
    throw new ContentError(
      `Diagram: "${label}" has no room between two columns (${from.id} → ${to.id}). Leave it out.`,
    );
  const right = to.column > from.column ? 1 : -1;
  const slope = Math.sign(to.row - from.row);
  const start = {
    x: roundTenth(from.x + (right > 0 ? from.width : 0)),
    y: roundTenth(from.y + from.height / 2 + slope * aside),
  };
  const end = {
    x: roundTenth(to.x + (right > 0 ? 0 : to.width)),
    y: roundTenth(to.y + to.height / 2 - slope * aside),
  };
  const head = arrowHead(end.x, end.y, right > 0 ? "right" : "left");
  const bend = (end.x - start.x) / 2;
  const middle = { x: roundTenth((start.x + end.x) / 2), y: roundTenth((start.y + end.y) / 2) };
  const lines = wrapText(label, size.edge, size.gapX - 14);
  return slope === 0
    ? { path: `M${start.x} ${start.y}H${end.x}${head}`, lines, labelAt: middle, label: "above" }
    : {
        path: `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x} ${end.y}${head}`,
        lines,
        // Centred on the curve; the text has a ground of its own.
        labelAt: { x: middle.x, y: middle.y + 4 - ((lines.length - 1) * lineHeights.edge) / 2 },
        label: "across",
      };
}

function vertical(from: Box, to: Box, size: Size, label: string): Arrow {
  const down = to.row > from.row ? 1 : -1;
  const x = roundTenth(from.x + from.width / 2);
  const [start, end] = [
    roundTenth(from.y + (down > 0 ? from.height : 0)),
    roundTenth(to.y + (down > 0 ? 0 : to.height)),
  ];
  const lines = wrapText(label, size.edge, size.beside);
  return {
    path: `M${x} ${start}V${end}${arrowHead(x, end, down > 0 ? "down" : "up")}`,
    lines,
    labelAt: { x: x + 11, y: roundTenth((start + end) / 2) + 4 - ((lines.length - 1) * lineHeights.edge) / 2 },
    label: "beside",
  };
}
