import type { Colourway } from "~/ui/pattern/colourways.ts";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { rolesAfter } from "~/ui/pattern/printed.ts";

type Props = {
  /** From 1. */
  pass: number;
  /** How many passes the whole pattern takes. */
  of: number;
  dye: Colourway;
  /** Pixels to a unit of the tile. */
  scale: number;
};

/** The signature pattern as it is after one of its passes. Decoration only. */
export const PassPattern = ({ pass, of, dye, scale }: Props) => (
  <Pattern seed="passes" overrides={{ tile: "ajrakh", printed: rolesAfter(pass, of), colourway: dye, scale }} />
);
