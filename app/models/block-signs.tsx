import { Print } from "~/ui/pattern/drawing.tsx";
import type { Layer } from "~/ui/pattern/tiles.ts";
import { block, hole, strike } from "./blocks.ts";

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
