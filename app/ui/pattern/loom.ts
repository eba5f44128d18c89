import { type Colourway, colourways } from "./colourways.ts";
import { cloths, type Tile } from "./tiles.ts";

/** What a seed decides. `scale` multiplies the tile's units to pixels. */
export type Cloth = { tile: Tile; colourway: Colourway; scale: number };

/** FNV-1a, 32 bit, then mixed: the same seed gives the same cloth everywhere and for ever. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) value = Math.imul(value ^ seed.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}

const pick = <T>(choices: readonly T[], value: number): T => choices[value % choices.length] as T;

/**
 * The cloth that belongs to a name. Salt is left out of the choice: it is tone on tone, for borders, and has to be
 * asked for.
 * @param seed a page's slug, e.g. `fintech-payment-processing`
 */
export function weave(seed: string): Cloth {
  const value = hash(seed);
  return {
    tile: pick(Object.values(cloths), value),
    colourway: pick(colourways.slice(0, 4), value >>> 8),
    scale: pick([0.8, 1, 1.25], value >>> 16),
  };
}
