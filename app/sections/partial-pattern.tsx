import { Pattern } from "~/ui/pattern/pattern.tsx";
import type { ColourRole, Colourway } from "~/ui/pattern/tiles.ts";

/** The order in which roles are printed. Ground and outlines are there from the first pass. */
const order = ["field", "accent", "line", "dot"] as const satisfies ColourRole[];

type Props = {
  /** Number of the pass, from 1. */
  pass: number;
  /** Number of passes for the whole pattern, three to five. */
  of: number;
  dye: Colourway;
  /** Pixels to a unit of the tile. */
  scale: number;
};

/** The signature pattern after one of its passes. Decoration only. */
export function PartlyPrintedPattern({ pass, of, dye, scale }: Props) {
  const passed = order.slice(0, Math.floor(((pass - 1) * order.length) / (of - 1)));
  return (
    <Pattern seed="passes" overrides={{ tile: "ajrakh", printed: ["ground", ...passed], colourway: dye, scale }} />
  );
}
