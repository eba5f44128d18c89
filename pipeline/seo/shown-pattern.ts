import type { Element } from "hast";
import { select } from "hast-util-select";
import { colourways } from "../../app/ui/pattern/colourways.ts";
import { type PatternDesign, patternFor } from "../../app/ui/pattern/seeded-pattern.ts";
import { type Family, families, namedTiles, type TileName } from "../../app/ui/pattern/tiles.ts";

/** A pattern as a page shows it, whatever decided it: the page's name, its place in a list, or the page itself. */
export type ShownPattern = Pick<PatternDesign, "tile" | "colourway">;

const isFamily = (name: string): name is Family => name in families;

/** The tile of a seed, and of `family:seed`. */
function seededTile(name: string) {
  const [family = "", seed] = name.split(":");
  return seed !== undefined && isFamily(family) ? patternFor(seed, family).tile : patternFor(name).tile;
}

const isName = (name: string): name is TileName => name in namedTiles;

/**
 * The first pattern in an element, by what `app/ui/pattern/drawing.tsx` says of it: in `data-pattern` the seed, or the name,
 * of its tile, in its class the colourway. `undefined` where there is none.
 */
export function shownPattern(element: Element): ShownPattern | undefined {
  const properties = select("svg[data-pattern]", element)?.properties;
  if (!properties) return undefined;
  const name = String(properties.dataPattern);
  const classes = String(properties.className).split(",");
  const colourway = colourways.find((candidate) => classes.includes(`pattern-${candidate}`));
  return colourway && { tile: isName(name) ? namedTiles[name] : seededTile(name), colourway };
}
