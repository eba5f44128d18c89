import type { ColourRole, Layer, Tile } from "./tiles.ts";

/** A layer while only these roles are printed: whole, its outline alone, or nothing. */
function printed(layer: Layer, roles: readonly ColourRole[]): Layer[] {
  if ("dots" in layer || "knots" in layer) return roles.includes("dot") ? [layer] : [];
  const { fill, ...bare } = layer;
  if (fill && roles.includes(fill)) return [layer];
  return bare.outline ? [bare] : [];
}

/** The order in which roles are printed. Ground and outlines are there from the first pass. */
const order = ["field", "accent", "line", "dot"] as const satisfies ColourRole[];

/**
 * The roles that a pattern shows after a pass.
 * @param pass from 1
 * @param of number of passes for the whole pattern, three to five
 */
export const rolesAfter = (pass: number, of: number): ColourRole[] => [
  "ground",
  ...order.slice(0, Math.floor(((pass - 1) * order.length) / (of - 1))),
];

/** A tile with only these roles printed. */
export const printedWith = (tile: Tile, roles: readonly ColourRole[]): Tile => ({
  ...tile,
  blocks: tile.blocks.map(({ at, layers }) => ({ at, layers: layers.flatMap((layer) => printed(layer, roles)) })),
});
