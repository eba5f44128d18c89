import { star } from "./geometry.ts";
import type { Layer } from "./tiles.ts";

/**
 * The rosette at the heart of the signature tile, from the largest disc inward, in a square of 64 units around the
 * origin. The logo mark and every icon of the site are drawn from it.
 */
export const mark = () =>
  [
    { d: star(8, 32, 23.5), fill: "line" },
    { d: star(8, 29.5, 21.5), fill: "field" },
    { r: 18, fill: "accent" },
    { d: star(8, 16.5, 7.5, Math.PI / 8), fill: "ground" },
    { d: star(8, 10, 5), fill: "line" },
    { r: 2, fill: "dot" },
  ] as const satisfies Layer[];
