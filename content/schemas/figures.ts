import { z } from "zod";
import { line, slug } from "./common.ts";

/** Describes the picture for those who do not see it. Shown below it. */
const caption = line(30, 400);

const diagramNode = z.strictObject({
  id: slug,
  label: line(2, 26),
  detail: line(2, 34).optional(),
  /** Place in the grid, from 1. Two boxes may not share one. */
  column: z.int().min(1).max(4),
  row: z.int().min(1).max(5),
  kind: z.enum(["person", "service", "store", "outside"]),
});

const edges = z.array(z.strictObject({ from: slug, to: slug, label: line(2, 24).optional() })).min(3);

/** Boxes on a grid and the arrows between them. */
export const diagram = z.strictObject({ caption, nodes: z.array(diagramNode).min(4).max(14), edges });

/**
 * A diagram in two columns, which fits a phone, with one kind of box. An arrow from one column to the other has no room for a
 * label.
 */
export const narrowDiagram = z.strictObject({
  caption,
  /** What screen readers say instead of the picture: the way of the arrows in whole sentences. */
  spoken: z.array(line(20, 160)).min(2).max(5),
  nodes: z
    .array(diagramNode.omit({ kind: true }).extend({ column: z.int().min(1).max(2) }))
    .min(4)
    .max(8),
  edges,
});

/** Bars of one unit, from zero. `text` is the figure as it is printed. */
export const barChart = z.strictObject({
  caption,
  bars: z
    .array(
      z.strictObject({
        label: line(2, 34),
        value: z.number().nonnegative(),
        text: line(1, 12),
        tone: z.enum(["before", "after", "plain"]).default("plain"),
      }),
    )
    .min(2)
    .max(8),
});

/** Phases, one after another. */
export const timeline = z.strictObject({
  caption,
  phases: z
    .array(z.strictObject({ label: line(2, 24), weeks: z.int().positive() }))
    .min(2)
    .max(6),
});

/** Shares of a whole in percent, the base first. They sum up to 100. */
export const pyramid = z.strictObject({
  caption,
  levels: z
    .array(z.strictObject({ label: line(2, 30), share: z.number().positive() }))
    .min(2)
    .max(5)
    .refine(
      (levels) => levels.reduce((sum, level) => sum + level.share, 0) === 100,
      "change the shares, which have to come to 100 together",
    ),
});

export type DiagramData = z.infer<typeof diagram>;
export type NarrowDiagramData = z.infer<typeof narrowDiagram>;
export type BarChartData = z.input<typeof barChart>;
export type TimelineData = z.infer<typeof timeline>;
export type PyramidData = z.infer<typeof pyramid>;
