import { z } from "zod";
import { line, listOf, slug } from "./common.ts";

/** Describes the picture for those who do not see it. Shown below it. */
const caption = line(30, 400);

const node = {
  id: slug,
  label: line(2, 26),
  detail: line(2, 34).optional(),
  /** Place in the grid, from 1. Two boxes may not share one. */
  column: z.int().min(1).max(4),
  row: z.int().min(1).max(5),
};

const edges = listOf(3, Infinity, { from: slug, to: slug, label: line(2, 24).optional() });

/** Boxes on a grid and the arrows between them. */
export const diagram = z.strictObject({
  caption,
  nodes: listOf(4, 14, { ...node, kind: z.enum(["person", "service", "store", "outside"]) }),
  edges,
});

/** A diagram in two columns, which fits a phone, with one kind of box. Between the columns is no room for a label. */
export const twoColumnDiagram = z.strictObject({
  caption,
  /** What screen readers say instead of the picture: the way of the arrows in whole sentences. */
  spoken: z.array(line(20, 160)).min(2).max(5),
  nodes: listOf(4, 8, { ...node, column: z.int().min(1).max(2) }),
  edges,
});

/** Bars of one unit, from zero. `text` is the figure as it is printed. */
export const barChart = z.strictObject({
  caption,
  bars: listOf(2, 8, {
    label: line(2, 34),
    value: z.number().nonnegative(),
    text: line(1, 12),
    tone: z.enum(["before", "after", "plain"]).default("plain"),
  }),
});

/** Phases, one after another. */
export const timeline = z.strictObject({
  caption,
  phases: listOf(2, 6, { label: line(2, 24), weeks: z.int().positive() }),
});

/** Shares of a whole in percent, the base first. They sum up to 100. */
export const pyramid = z.strictObject({
  caption,
  levels: listOf(2, 5, { label: line(2, 30), share: z.number().positive() }).refine(
    (levels) => levels.reduce((sum, level) => sum + level.share, 0) === 100,
    "change the shares, which have to come to 100 together",
  ),
});

export type DiagramData = z.infer<typeof diagram>;
export type TwoColumnDiagramData = z.infer<typeof twoColumnDiagram>;
export type BarChartData = z.input<typeof barChart>;
export type TimelineData = z.infer<typeof timeline>;
export type PyramidData = z.infer<typeof pyramid>;
