import type { Element } from "hast";
import { select } from "hast-util-select";
import { patternFor } from "../../app/ui/pattern/seeded-pattern.ts";
import { colourways, type Family, namedTiles, type TileName } from "../../app/ui/pattern/tiles.ts";

/** A named tile, or that of a seed or of `family:seed`. */
function tileOf(name: string) {
  const [seed = "", family] = name.split(":").reverse();
  return name in namedTiles ? namedTiles[name as TileName] : patternFor(seed, family as Family | undefined).tile;
}

/**
 * The first pattern in an element, whether the page's name, its place in a list or the page itself has chosen it: from the marks of `app/ui/pattern/pattern.tsx`: `data-pattern` has the tile's seed
 * or name, and the class has the colourway. `undefined` when there is none.
 */
export function shownPattern(element: Element) {
  const properties = select("svg[data-pattern]", element)?.properties;
  if (!properties) return undefined;
  const classes = String(properties.className).split(",");
  const colourway = colourways.find((candidate) => classes.includes(`pattern-${candidate}`));
  return colourway && { tile: tileOf(String(properties.dataPattern)), colourway };
}
