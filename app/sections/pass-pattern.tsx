import type { Colourway } from "~/ui/pattern/colourways.ts";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { rolesAfter } from "~/ui/pattern/printed.ts";

type Props = {
  /** Number of the pass, from 1. */
  pass: number;
  /** Number of passes for the whole pattern. */
  of: number;
  dye: Colourway;
  /** Pixels to a unit of the tile. */
  scale: number;
};

/** The signature pattern after one of its passes. Decoration only. */
export const PassPattern = ({ pass, of, dye, scale }: Props) => (
  <Pattern seed="passes" overrides={{ tile: "ajrakh", printed: rolesAfter(pass, of), colourway: dye, scale }} />
);
