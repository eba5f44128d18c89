import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { colourways } from "../../app/ui/pattern/colourways.ts";
import type { Cloth } from "../../app/ui/pattern/seeded-pattern.ts";
import { cloths, type Tile, tiles } from "../../app/ui/pattern/tiles.ts";

/** A cloth as a page shows it, whatever decided it: the page's name, its place in a list, or the page itself. */
export type ShownCloth = Pick<Cloth, "tile" | "colourway">;

/** Its carved lines name a tile: no two tiles share all of theirs. */
const outlinesOf = ({ blocks }: Tile) =>
  blocks.flatMap(({ layers }) => layers.flatMap((layer) => ("d" in layer ? layer.d : [])));

const named = (lines: string[]) => [...new Set(lines)].sort().join();

const known = new Map(
  [...Object.values(cloths), ...tiles.map((carve) => carve())].map((tile) => [named(outlinesOf(tile)), tile]),
);

/** The first cloth in an element, as `app/ui/pattern/drawing.tsx` draws it; `undefined` where it shows none of the loom's. */
export function shownCloth(element: Element): ShownCloth | undefined {
  const svg = select("svg.cloth", element);
  if (!svg) return undefined;
  const printed = named(selectAll("path", svg).map(({ properties }) => String(properties.d)));
  const tile = known.get(printed);
  const classes = String(svg.properties.className).split(",");
  const colourway = colourways.find((name) => classes.includes(`cloth-${name}`));
  return tile && colourway && { tile, colourway };
}
