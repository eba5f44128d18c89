import { clsx } from "clsx/lite";
import type { ComponentProps } from "react";
import { printedWith } from "./printed.ts";
import { type PatternDesign, patternFor } from "./seeded-pattern.ts";
import { type ColourRole, type Family, type Layer, namedTiles, type Tile, type TileName } from "./tiles.ts";

export type DrawingProps = Omit<ComponentProps<"svg">, "id" | "children" | "scale"> & {
  /** Decides the pattern. */
  seed: string;
  /** Replaces parts of what the seed decides. `tile`: one of `namedTiles`, or a tile of the caller's own. */
  overrides?:
    | (Partial<Omit<PatternDesign, "tile">> & {
        tile?: TileName | Tile;
        /** The family from which the seed chooses a tile. @default chosen by the seed */
        family?: Family;
        /** The roles that are printed already. @default all */
        printed?: readonly ColourRole[];
      })
    | undefined;
};

const round = (value: number) => Math.round(value * 100) / 100;

/** One layer of a block. */
export function Print({ layer }: { layer: Layer }) {
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
 * Draws a pattern that fills its box. Each block is a `<pattern>` of its own, moved to its place in the repeat: otherwise a block at
 * a corner would be drawn four times. Colours come from the classes `pattern` and `pattern-…` (`styles/patterns.css`).
 */
export function Drawing({ id, seed, overrides, className, ...props }: DrawingProps & { id: string }) {
  const design = { ...patternFor(seed, overrides?.family), ...overrides };
  const { colourway, scale } = design;
  // A tile that the caller chose is not shifted: borders are cut to its edges.
  const [right, down] = overrides?.tile ? [0, 0] : design.shift;
  const whole = typeof design.tile === "string" ? namedTiles[design.tile] : design.tile;
  const tile = overrides?.printed ? printedWith(whole, overrides.printed) : whole;
  const { width, height } = tile;
  // Names the tile for `pipeline/seo/shown-pattern.ts`. The caller's own tile has no name.
  const seeded = overrides?.family ? `${overrides.family}:${seed}` : seed;
  const name = overrides?.printed ? undefined : (overrides?.tile ?? seeded);
  const places = tile.blocks.flatMap(({ at, layers }) => at.map(([x, y]) => ({ x, y, layers })));

  return (
    <svg
      {...props}
      id={id}
      data-pattern={typeof name === "string" ? name : undefined}
      aria-hidden="true"
      className={clsx("pattern", `pattern-${colourway}`, className)}
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
