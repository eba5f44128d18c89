import { star } from "../ui/pattern/geometry.ts";
import { type Layer, namedTiles } from "../ui/pattern/tiles.ts";

/** The star of the site's first tile, with lines that are seen at the size of a letter. */
export const blockLayers = namedTiles.ajrakh.blocks
  .slice(1, 2)
  .flatMap(({ layers }) => layers)
  .map((layer) => (layer.outline ? { ...layer, outline: 3.2 } : layer));

/** What a second strike leaves. */
export const strikeLayers: Layer[] = [
  { d: star(8, 57, 41), outline: 4.5 },
  { d: star(8, 27, 12, Math.PI / 8), outline: 3.5 },
];

/** What is left of a block that was not printed. */
export const holeLayers: Layer[] = [{ d: star(8, 57, 41), outline: 4.5 }];
