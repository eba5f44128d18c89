import { clsx } from "clsx/lite";
import type { ComponentProps } from "react";
import { printedWith } from "./printed.ts";
import { type Cloth, patternFor } from "./seeded-pattern.ts";
import { type ClothName, type ColourRole, cloths, type Family, type Layer, type Tile } from "./tiles.ts";

export type DrawingProps = Omit<ComponentProps<"svg">, "id" | "children" | "scale"> & {
  /** Decides the cloth. */
  seed: string;
  /** Overrides parts of what the seed decided; a tile by its name, or one made for the occasion. */
  cloth?:
    | (Partial<Omit<Cloth, "tile">> & {
        tile?: ClothName | Tile;
        /** The family that the seed chooses its tile from. @default the seed's own choice */
        family?: Family;
        /** The dyes that are on the cloth already. @default all */
        printed?: readonly ColourRole[];
      })
    | undefined;
};

const round = (value: number) => Math.round(value * 100) / 100;

function Print({ layer }: { layer: Layer }) {
  if ("dots" in layer) {
    // A dashed circle with round caps and dashes of no length is a ring of dots in one element.
    const { count, radius, r } = layer.dots;
    const gap = round((2 * Math.PI * radius) / count);
    return <circle r={radius} className="c-dots" strokeWidth={r * 2} strokeDasharray={`0 ${gap}`} />;
  }
  if ("knots" in layer) {
    const { d, gap, r } = layer.knots;
    return <path d={d} className="c-dots" strokeWidth={r * 2} strokeDasharray={`0 ${gap}`} />;
  }
  const paint = { className: layer.fill && `c-${layer.fill}`, strokeWidth: layer.outline };
  return "r" in layer ? <circle r={layer.r} {...paint} /> : <path d={layer.d} {...paint} />;
}

/**
 * Draws a field of cloth. Each block is a `<pattern>` of its own, moved to its place in the repeat, so that it is drawn
 * once and not at every corner that shows a part of it. Colours come from the classes `cloth` and `cloth-…`.
 */
export function Drawing({ id, seed, cloth, className, ...props }: DrawingProps & { id: string }) {
  const woven = { ...patternFor(seed, cloth?.family), ...cloth };
  const { colourway, scale } = woven;
  // A cloth that is asked for lies as it was drawn: borders are cut to it.
  const [right, down] = cloth?.tile ? [0, 0] : woven.shift;
  const whole = typeof woven.tile === "string" ? cloths[woven.tile] : woven.tile;
  const tile = cloth?.printed ? printedWith(whole, cloth.printed) : whole;
  const { width, height } = tile;
  // Names the tile for `pipeline/seo/shown-cloth.ts`; one made for the occasion has no name.
  const seeded = cloth?.family ? `${cloth.family}:${seed}` : seed;
  const name = cloth?.printed ? undefined : (cloth?.tile ?? seeded);
  const places = tile.blocks.flatMap(({ at, layers }) => at.map(([x, y]) => ({ x, y, layers })));

  return (
    <svg
      {...props}
      id={id}
      data-cloth={typeof name === "string" ? name : undefined}
      aria-hidden="true"
      className={clsx("cloth", `cloth-${colourway}`, className)}
    >
      {places.map(({ x, y, layers }, i) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a tile never change.
          key={i}
          id={id + i}
          x={round((x - 0.5 + right) * width * scale)}
          y={round((y - 0.5 + down) * height * scale)}
          width={round(width * scale)}
          height={round(height * scale)}
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          patternUnits="userSpaceOnUse"
        >
          {layers.map((layer, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a block never change.
            <Print key={j} layer={layer} />
          ))}
        </pattern>
      ))}
      {places.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <rect key={i} width="100%" height="100%" fill={`url(#${id}${i})`} />
      ))}
    </svg>
  );
}
