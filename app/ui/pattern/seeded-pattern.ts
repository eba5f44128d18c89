import { type Colourway, seedColourways, type Tile, type TileFamily, tileFamilies } from "./tiles.ts";

/** What a seed decides. `scale` is in pixels to a unit of the tile. `shift` moves the repeat, in fractions of its size. */
export type PatternDesign = { tile: Tile; colourway: Colourway; scale: number; shift: readonly [x: number, y: number] };

/** FNV-1a, 32 bit, then mixed. A page would get another pattern if this changed. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) value = Math.imul(value ^ seed.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}

/** Makes one choice after another from one number: each uses up a part of it, so that the choices are independent. */
function chooser(value: number) {
  let rest = value;
  return <T>(choices: readonly T[]): T => {
    const choice = choices[rest % choices.length] as T;
    rest = Math.floor(rest / choices.length);
    return choice;
  };
}

/** Put before every seed. Chosen by trial, so that neighbours on the overviews differ in family or dye. */
const seedSalt = "817 ";

const quarters = [0, 0.25, 0.5, 0.75] as const;
const familyNames = Object.keys(tileFamilies) as TileFamily[];

/**
 * The pattern of a page, one of some 27,000.
 * @param seed a page's slug, e.g. `fintech-payment-processing`
 * @param family of the tile, where the seed does not decide it
 */
export function patternForSeed(seed: string, family?: TileFamily): PatternDesign {
  const choose = chooser(hash(seedSalt + seed));
  const chosen = choose(familyNames);
  return {
    tile: choose<() => Tile>(tileFamilies[family ?? chosen])(),
    colourway: choose(seedColourways),
    scale: choose([0.75, 0.9, 1, 1.1, 1.25, 1.4]),
    shift: [choose(quarters), choose(quarters)],
  };
}

/**
 * The family and the dye of a page in a list. Both change from page to page, and a pair comes again after 42. Within a category only
 * the family changes; the dye is the category's.
 * @param place in the list or in its category, from 1
 * @param category number of its category, from 0
 */
export function familyAndColourwayAt(place: number, category?: number): { family: TileFamily; colourway: Colourway } {
  const round = Math.floor((place - 1) / familyNames.length);
  const dye = category === undefined ? place - 1 : category + round;
  // Each category begins with another family, so that their first pages do not look alike.
  return {
    family: familyNames[(place - 1 + 2 * (category ?? 0)) % familyNames.length] ?? "ajrakh",
    colourway: seedColourways[dye % seedColourways.length] ?? "night",
  };
}
