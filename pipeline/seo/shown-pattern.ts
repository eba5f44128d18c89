import type { Element } from "hast";
import { select } from "hast-util-select";
import { colourways } from "../../app/ui/pattern/colourways.ts";
import { type PatternDesign, patternFor } from "../../app/ui/pattern/seeded-pattern.ts";
import { type Family, families, namedTiles, type TileName } from "../../app/ui/pattern/tiles.ts";

/** A pattern that a page shows, whether the page's name, its place in a list or the page itself has chosen it. */
export type ShownPattern = Pick<PatternDesign, "tile" | "colourway">;

const isFamily = (name: string): name is Family => name in families;

/** The tile of a seed or of `family:seed`. */
function seededTile(name: string) {
  const [family = "", seed] = name.split(":");
  return seed !== undefined && isFamily(family) ? patternFor(seed, family).tile : patternFor(name).tile;
}

const isName = (name: string): name is TileName => name in namedTiles;

/**
 * The first pattern in an element, from the marks of `app/ui/pattern/drawing.tsx`: `data-pattern` has the tile's seed
 * or name, and the class has the colourway. `undefined` when there is none.
 */
export function shownPattern(element: Element): ShownPattern | undefined {
  const properties = select("svg[data-pattern]", element)?.properties;
  if (!properties) return undefined;
  const name = String(properties.dataPattern);
  const classes = String(properties.className).split(",");
  const colourway = colourways.find((candidate) => classes.includes(`pattern-${candidate}`));
  return colourway && { tile: isName(name) ? namedTiles[name] : seededTile(name), colourway };
}
