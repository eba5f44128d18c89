import { diamonds, petals, polygon, star } from "./geometry.ts";

/** The five roles of colour in a cloth; a colourway says which colour each one is. */
export type ColourRole = "ground" | "line" | "field" | "accent" | "dot";

/** One colour of a block: a path, a disc of radius `r`, or `count` dots of size `r` on a circle. */
export type Layer = { fill?: ColourRole; outline?: number } & (
  | { d: string }
  | { r: number }
  | { dots: { count: number; radius: number; r: number } }
);

/** A carved block and the places where it is printed, as fractions of the repeat. It may not be larger than the repeat. */
type Block = { at: readonly (readonly [x: number, y: number])[]; layers: readonly Layer[] };

/** One repeat of a cloth. Blocks are printed in order. */
export type Tile = { width: number; height: number; blocks: readonly Block[] };

const corner = [[0, 0]] as const;
const centre = [[0.5, 0.5]] as const;
const edges = [
  [0.5, 0],
  [0, 0.5],
] as const;

/** A diamond with a mirror in it. */
const mirror = (size: number): Block => ({
  at: edges,
  layers: [
    { d: polygon(4, size), fill: "accent" },
    { r: size / 3, fill: "dot" },
  ],
});

/** The first tile, as `docs/brief/design.md` describes it, for any number of points of its rosette and of its corners. */
function ajrakh(points: number, corners = points): Tile {
  const turn = Math.PI / points;
  return {
    width: 120,
    height: 120,
    blocks: [
      {
        at: corner,
        layers: [
          { r: 34, fill: "field", outline: 1.6 },
          { r: 26, outline: 1 },
          { d: star(corners, 22, 11, Math.PI / corners), fill: "ground", outline: 1 },
          { r: 5, fill: "accent" },
        ],
      },
      {
        at: centre,
        layers: [
          { d: star(points, 58, 42), outline: 1.6 },
          { d: star(points, 48, 35), fill: "ground", outline: 1 },
          { dots: { count: points * 2, radius: 36, r: 1.5 } },
          { r: 29, fill: "accent" },
          { d: star(points, 27, 12, turn), fill: "ground" },
          { d: star(points, 16, 8), fill: "line" },
          { r: 4.4, fill: "ground" },
          { r: 1.8, fill: "dot" },
        ],
      },
      mirror(9),
    ],
  };
}

/** Lippan: mud relief in rings of diamonds set with small round mirrors, a lattice of raised ridges between them. */
function lippan(mirrors: number, leaves: number): Tile {
  return {
    width: 120,
    height: 120,
    blocks: [
      {
        at: centre,
        layers: [
          { d: polygon(4, 59), fill: "field", outline: 1.6 },
          { d: polygon(4, 51), outline: 1 },
          { r: 35, fill: "ground", outline: 1.6 },
          { d: diamonds(mirrors, 28, 5.5), fill: "accent" },
          { dots: { count: mirrors, radius: 28, r: 1.8 } },
          { r: 19, outline: 1.6 },
          { d: petals(leaves, 5, 17, 10), fill: "line" },
          { r: 3.4, fill: "dot" },
        ],
      },
      {
        at: corner,
        layers: [
          { r: 24, fill: "ground", outline: 1.6 },
          { d: star(12, 19, 12), fill: "accent" },
          { r: 8, fill: "field", outline: 1 },
          { r: 3.4, fill: "dot" },
        ],
      },
    ],
  };
}

/** Jaal: a trellis of overlapping rings with a leaf in each overlap and a rosette in each window. `vein` is how far the leaves bend. */
function jaal(points: number, vein = 18): Tile {
  return {
    width: 96,
    height: 96,
    blocks: [
      {
        at: [...corner, ...centre],
        layers: [
          { r: 47, outline: 1.6 },
          { r: 42, outline: 0.8 },
          { d: petals(4, 12, 46, 34, Math.PI / 4), fill: "field", outline: 1 },
          { d: petals(4, 20, 38, vein, Math.PI / 4), fill: "accent" },
          { d: star(points, 22, 13, Math.PI / points), fill: "field", outline: 1 },
          { r: 10, fill: "accent" },
          { d: star(points, 8, 4), fill: "line" },
          { r: 1.8, fill: "dot" },
        ],
      },
      mirror(9),
    ],
  };
}

/** Shatkon: six-pointed stars on a hexagonal lattice, each in a hexagon, with dots in the gaps. Points come in sixes. */
function shatkon(ring: number, heart: number): Tile {
  return {
    width: 104,
    height: 180,
    blocks: [
      {
        at: [...corner, ...centre],
        layers: [
          { d: polygon(6, 60, Math.PI / 6), outline: 1.6 },
          { d: star(6, 51, 30), fill: "field", outline: 1.6 },
          { d: star(ring, 34, 27), fill: "ground", outline: 1 },
          { r: 21, fill: "accent" },
          { d: star(heart, 20, 8), fill: "ground" },
          { d: star(6, 12, 5, Math.PI / 6), fill: "line" },
          { dots: { count: 6, radius: 44, r: 2 } },
          { r: 2.2, fill: "dot" },
        ],
      },
    ],
  };
}

/** Cloths that a page may ask for by name. */
export const cloths = { ajrakh: ajrakh(8), suraj: ajrakh(12) } as const;
export type ClothName = keyof typeof cloths;

const each = (many: readonly number[], others: readonly number[], carve: (a: number, b: number) => Tile) =>
  many.flatMap((a) => others.map((b) => () => carve(a, b)));

/** Every tile that a seed can choose, drawn when it is asked for. No two share all their lines. */
export const tiles: readonly (() => Tile)[] = [
  ...each([6, 8, 10, 12], [6, 8, 12], ajrakh),
  ...each([8, 12, 16], [6, 8, 12], lippan),
  ...each([6, 8, 12], [14, 26], jaal),
  ...each([6, 12], [6, 12], shatkon),
];
