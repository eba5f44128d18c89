import { type Colourway, colourways } from "./colourways.ts";
import { type Tile, tiles } from "./tiles.ts";

/**
 * What a seed decides. `scale` multiplies the tile's units to pixels; `shift` moves the repeat against the corner of its
 * field, in parts of the repeat.
 */
export type Cloth = { tile: Tile; colourway: Colourway; scale: number; shift: readonly [x: number, y: number] };

/** FNV-1a, 32 bit, then mixed: the same seed gives the same cloth everywhere and for ever. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) value = Math.imul(value ^ seed.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}

/** Answers one question after another from one number, each independently of those before. */
function chooser(value: number) {
  let rest = value;
  return <T>(choices: readonly T[]): T => {
    const choice = choices[rest % choices.length] as T;
    rest = Math.floor(rest / choices.length);
    return choice;
  };
}

/** Goes into every hash: of those tried, one that gives every page of today a tile or a colourway of its own. */
const seedSalt = "9406 ";

const quarters = [0, 0.25, 0.5, 0.75] as const;

/**
 * The cloth that belongs to a name, one of some 12,000. Salt is left out of the choice: it is tone on tone, for borders,
 * and has to be asked for.
 * @param seed a page's slug, e.g. `fintech-payment-processing`
 */
export function patternFor(seed: string): Cloth {
  const choose = chooser(hash(seedSalt + seed));
  return {
    tile: choose(tiles)(),
    colourway: choose(colourways.slice(0, 4)),
    scale: choose([0.75, 0.9, 1, 1.1, 1.25, 1.4]),
    shift: [choose(quarters), choose(quarters)],
  };
}
