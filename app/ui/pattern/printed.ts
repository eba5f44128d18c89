import type { ColourRole, Layer, Tile } from "./tiles.ts";

/** A layer as it looks while only these roles have been printed; nothing where it has no outline either. */
function printed(layer: Layer, roles: readonly ColourRole[]): Layer[] {
  if ("dots" in layer) return roles.includes("dot") ? [layer] : [];
  const { fill, ...bare } = layer;
  if (fill && roles.includes(fill)) return [layer];
  return bare.outline ? [bare] : [];
}

/** A tile with only some of its dyes on the cloth. */
export const printedWith = (tile: Tile, roles: readonly ColourRole[]): Tile => ({
  ...tile,
  blocks: tile.blocks.map(({ at, layers }) => ({ at, layers: layers.flatMap((layer) => printed(layer, roles)) })),
});
