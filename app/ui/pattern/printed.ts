import type { ColourRole, Layer, Tile } from "./tiles.ts";

/** A layer as it looks while only these roles have been printed; nothing where it has no outline either. */
function printed(layer: Layer, roles: readonly ColourRole[]): Layer[] {
  if ("dots" in layer || "knots" in layer) return roles.includes("dot") ? [layer] : [];
  const { fill, ...bare } = layer;
  if (fill && roles.includes(fill)) return [layer];
  return bare.outline ? [bare] : [];
}

/** In what order the dyes come; ground and outlines are there from the first pass. */
const order = ["field", "accent", "line", "dot"] as const satisfies ColourRole[];

/**
 * The roles that a pattern shows after a pass, when it is printed in `of` passes, three to five.
 * @param pass from 1
 */
export const rolesAfter = (pass: number, of: number): ColourRole[] => [
  "ground",
  ...order.slice(0, Math.floor(((pass - 1) * order.length) / (of - 1))),
];

/** A tile with only some of its dyes printed. */
export const printedWith = (tile: Tile, roles: readonly ColourRole[]): Tile => ({
  ...tile,
  blocks: tile.blocks.map(({ at, layers }) => ({ at, layers: layers.flatMap((layer) => printed(layer, roles)) })),
});
