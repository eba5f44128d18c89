import { type Colourway, dyes } from "./colourways.ts";
import { type Family, families, type Tile } from "./tiles.ts";

/**
 * What a seed decides. `scale` multiplies the tile's units to pixels; `shift` moves the repeat against the corner of its
 * field, in parts of the repeat.
 */
export type PatternDesign = { tile: Tile; colourway: Colourway; scale: number; shift: readonly [x: number, y: number] };

/** FNV-1a, 32 bit, then mixed: the same seed gives the same pattern everywhere and for ever. */
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

/** Goes into every hash: of those tried, one that gives the overviews of today a family or a dye of their own. */
const seedSalt = "817 ";

const quarters = [0, 0.25, 0.5, 0.75] as const;
const familyNames = Object.keys(families) as Family[];

/**
 * The pattern that belongs to a name, one of some 27,000.
 * @param seed a page's slug, e.g. `fintech-payment-processing`
 * @param family of the tile, where it is not the name that decides it
 */
export function patternFor(seed: string, family?: Family): PatternDesign {
  const choose = chooser(hash(seedSalt + seed));
  const chosen = choose(familyNames);
  return {
    tile: choose<() => Tile>(families[family ?? chosen])(),
    colourway: choose(dyes),
    scale: choose([0.75, 0.9, 1, 1.1, 1.25, 1.4]),
    shift: [choose(quarters), choose(quarters)],
  };
}

/**
 * The family and the dye of a page that stands among others. Alone, they change from page to page, and come again
 * together after 42; on a shelf the dye is the shelf's, and the families change.
 * @param place from 1
 * @param shelf the category that it belongs to, from 0
 */
export function patternAt(place: number, shelf?: number): { family: Family; colourway: Colourway } {
  const round = Math.floor((place - 1) / familyNames.length);
  const dye = shelf === undefined ? place - 1 : shelf + round;
  // Shelves begin with families of their own, so that the first of each do not look alike.
  return {
    family: familyNames[(place - 1 + 2 * (shelf ?? 0)) % familyNames.length] ?? "ajrakh",
    colourway: dyes[dye % dyes.length] ?? "night",
  };
}
