import { clsx } from "clsx/lite";
import { useId } from "react";
import { type PatternDesign, patternForSeed } from "./seeded-pattern.ts";
import { type ColourRole, type Layer, type NamedTileKey, namedTiles, type TileFamily } from "./tiles.ts";

type Props = {
  seed: string;
  /** Replaces parts of what the seed decides. */
  overrides?:
    | (Partial<Omit<PatternDesign, "tile">> & {
        tile?: NamedTileKey;
        /** The family from which the seed chooses a tile. @default chosen by the seed */
        family?: TileFamily;
        /** The roles that are printed already. @default all */
        printed?: readonly ColourRole[];
      })
    | undefined;
  className?: string;
};

const round = (value: number) => Math.round(value * 100) / 100;

export function PatternLayer({ layer }: { layer: Layer }) {
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

/** A layer while only these roles are printed: whole, its outline alone, or nothing. */
function printedWith(roles: readonly ColourRole[], layer: Layer): Layer[] {
  if ("dots" in layer || "knots" in layer) return roles.includes("dot") ? [layer] : [];
  const { fill, ...bare } = layer;
  if (fill && roles.includes(fill)) return [layer];
  return bare.outline ? [bare] : [];
}

/**
 * A pattern that fills its box. Decoration only: hidden from assistive technology. Each block is a `<pattern>` of its own, moved to
 * its place in the repeat: otherwise a block at a corner would be drawn four times. Colours come from the classes `pattern` and
 * `pattern-…` (`styles/patterns.css`).
 */
export function Pattern({ seed, overrides: { tile: named, family, printed, ...chosen } = {}, className }: Props) {
  const id = useId();
  const design = { ...patternForSeed(seed, family), ...chosen };
  const { colourway, scale } = design;
  // A tile that the caller chose is not shifted: borders are cut to its edges.
  const [right, down] = named ? [0, 0] : design.shift;
  const { width, height, blocks } = named ? namedTiles[named] : design.tile;
  const places = blocks.flatMap(({ at, layers: whole }) => {
    const layers = printed ? whole.flatMap((layer) => printedWith(printed, layer)) : whole;
    return at.map(([x, y]) => ({ x, y, layers }));
  });
  return (
    <svg
      id={id}
      // Names the tile for `pipeline/seo/built-page.ts`. One that is printed in part has no name.
      data-pattern={printed ? undefined : (named ?? (family ? `${family}:${seed}` : seed))}
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
            <PatternLayer key={j} layer={layer} />
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
