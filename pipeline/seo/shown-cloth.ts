import type { Element } from "hast";
import { select } from "hast-util-select";
import { colourways } from "../../app/ui/pattern/colourways.ts";
import { type Cloth, patternFor } from "../../app/ui/pattern/seeded-pattern.ts";
import { type ClothName, cloths, type Family, families } from "../../app/ui/pattern/tiles.ts";

/** A cloth as a page shows it, whatever decided it: the page's name, its place in a list, or the page itself. */
export type ShownCloth = Pick<Cloth, "tile" | "colourway">;

const isFamily = (name: string): name is Family => name in families;

/** The tile of a seed, and of `family:seed`. */
function seededTile(name: string) {
  const [family = "", seed] = name.split(":");
  return seed !== undefined && isFamily(family) ? patternFor(seed, family).tile : patternFor(name).tile;
}

const isName = (name: string): name is ClothName => name in cloths;

/**
 * The first cloth in an element, by what `app/ui/pattern/drawing.tsx` says of it: in `data-cloth` the seed, or the name,
 * of its tile, in its class the colourway. `undefined` where there is none.
 */
export function shownCloth(element: Element): ShownCloth | undefined {
  const properties = select("svg[data-cloth]", element)?.properties;
  if (!properties) return undefined;
  const name = String(properties.dataCloth);
  const classes = String(properties.className).split(",");
  const colourway = colourways.find((candidate) => classes.includes(`cloth-${candidate}`));
  return colourway && { tile: isName(name) ? cloths[name] : seededTile(name), colourway };
}
