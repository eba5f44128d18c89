import { Print } from "~/ui/pattern/drawing.tsx";
import { star } from "~/ui/pattern/geometry.ts";
import { type Layer, namedTiles } from "~/ui/pattern/tiles.ts";

/** The star of the site's first tile, with lines that are seen at the size of a letter. */
const block = namedTiles.ajrakh.blocks
  .slice(1, 2)
  .flatMap(({ layers }) => layers)
  .map((layer) => (layer.outline ? { ...layer, outline: 3.2 } : layer));

/** What a second strike leaves. */
const strike: Layer[] = [
  { d: star(8, 57, 41), outline: 4.5 },
  { d: star(8, 27, 12, Math.PI / 8), outline: 3.5 },
];

/** What is left of a block that was not printed. */
const hole: Layer[] = [{ d: star(8, 57, 41), outline: 4.5 }];

const Sign = ({ id, layers }: { id: string; layers: readonly Layer[] }) => (
  <g id={id} className="pattern">
    {layers.map((layer, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a block never change.
      <Print key={i} layer={layer} />
    ))}
  </g>
);

/** The signs of `Block` in `stage.tsx`, drawn once on a page. */
export const BlockSigns = () => (
  <svg className="block-signs" aria-hidden="true">
    <Sign id="block" layers={block} />
    <Sign id="block-strike" layers={strike} />
    <Sign id="block-hole" layers={hole} />
  </svg>
);
