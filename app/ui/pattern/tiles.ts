import { arrowColumn, diamonds, knotRows, petals, polygon, ringsOfTriangles, star, stripes } from "./geometry.ts";

/** Colourways of the patterns. `app/styles/patterns.css` gives each role its token in each of them. */
export const colourways = ["night", "indigo", "madder", "turmeric", "rann", "kora", "salt"] as const;
export type Colourway = (typeof colourways)[number];

/** Colourways that a seed can choose. Salt is tone on tone, for borders: only a caller chooses it. */
export const seedColourways = colourways.slice(0, -1);

/** The five roles of colour in a pattern; a colourway says which colour each one is. */
export type ColourRole = "ground" | "line" | "field" | "accent" | "dot";

/**
 * One colour of a block: a path, a disc of radius `r`, `count` dots of size `r` on a circle, or dots of size `r` along a
 * path, `gap` apart.
 */
export type Layer = { fill?: ColourRole; outline?: number } & (
  | { d: string }
  | { r: number }
  | { dots: { count: number; radius: number; r: number } }
  | { knots: { d: string; gap: number; r: number } }
);

/** A carved block and the places where it is printed, as fractions of the repeat. It may not be larger than the repeat. */
type Block = { at: readonly (readonly [x: number, y: number])[]; layers: readonly Layer[] };

/** One repeat of a pattern. Blocks are printed in order. */
export type Tile = { width: number; height: number; blocks: readonly Block[] };

const carved = (at: Block["at"], layers: readonly Layer[]): Block => ({ at, layers });
const square = (side: number, blocks: Block[]): Tile => ({ width: side, height: side, blocks });

const corner = [[0, 0]] as const;
const centre = [[0.5, 0.5]] as const;
const cornerAndCentre = [...corner, ...centre];
const edges = [
  [0.5, 0],
  [0, 0.5],
] as const;

/** A diamond with a mirror in it. */
const mirror = (size: number) =>
  carved(edges, [
    { d: polygon(4, size), fill: "accent" },
    { r: size / 3, fill: "dot" },
  ]);

/** Ajrakh: the tile that `docs/brief/design.md` describes, with this many points in its rosette and in its corners. */
function ajrakh(points: number, corners = points): Tile {
  const turn = Math.PI / points;
  return square(120, [
    carved(corner, [
      { r: 34, fill: "field", outline: 1.6 },
      { r: 26, outline: 1 },
      { d: star(corners, 22, 11, Math.PI / corners), fill: "ground", outline: 1 },
      { r: 5, fill: "accent" },
    ]),
    carved(centre, [
      { d: star(points, 58, 42), outline: 1.6 },
      { d: star(points, 48, 35), fill: "ground", outline: 1 },
      { dots: { count: points * 2, radius: 36, r: 1.5 } },
      { r: 29, fill: "accent" },
      { d: star(points, 27, 12, turn), fill: "ground" },
      { d: star(points, 16, 8), fill: "line" },
      { r: 4.4, fill: "ground" },
      { r: 1.8, fill: "dot" },
    ]),
    mirror(9),
  ]);
}

/** Lippan: mud relief in rings of diamonds set with small round mirrors, a lattice of raised ridges between them. */
const lippan = (mirrors: number, leaves: number): Tile =>
  square(120, [
    carved(centre, [
      { d: polygon(4, 59), fill: "field", outline: 1.6 },
      { d: polygon(4, 51), outline: 1 },
      { r: 35, fill: "ground", outline: 1.6 },
      { d: diamonds(mirrors, 28, 5.5), fill: "accent" },
      { dots: { count: mirrors, radius: 28, r: 1.8 } },
      { r: 19, outline: 1.6 },
      { d: petals(leaves, 5, 17, 10), fill: "line" },
      { r: 3.4, fill: "dot" },
    ]),
    carved(corner, [
      { r: 24, fill: "ground", outline: 1.6 },
      { d: star(12, 19, 12), fill: "accent" },
      { r: 8, fill: "field", outline: 1 },
      { r: 3.4, fill: "dot" },
    ]),
  ]);

/** Jaal: a trellis of overlapping rings with a leaf in each overlap and a rosette in each window. `vein` is how far the leaves bend. */
const jaal = (points: number, vein = 18): Tile =>
  square(96, [
    carved(cornerAndCentre, [
      { r: 47, outline: 1.6 },
      { r: 42, outline: 0.8 },
      { d: petals(4, 12, 46, 34, Math.PI / 4), fill: "field", outline: 1 },
      { d: petals(4, 20, 38, vein, Math.PI / 4), fill: "accent" },
      { d: star(points, 22, 13, Math.PI / points), fill: "field", outline: 1 },
      { r: 10, fill: "accent" },
      { d: star(points, 8, 4), fill: "line" },
      { r: 1.8, fill: "dot" },
    ]),
    mirror(9),
  ]);

/** Shatkon: six-pointed stars on a hexagonal lattice, each in a hexagon, with dots in the gaps. Points come in sixes. */
const shatkon = (ring: number, heart: number): Tile => ({
  width: 104,
  height: 180,
  blocks: [
    carved(cornerAndCentre, [
      { d: polygon(6, 60, Math.PI / 6), outline: 1.6 },
      { d: star(6, 51, 30), fill: "field", outline: 1.6 },
      { d: star(ring, 34, 27), fill: "ground", outline: 1 },
      { r: 21, fill: "accent" },
      { d: star(heart, 20, 8), fill: "ground" },
      { d: star(6, 12, 5, Math.PI / 6), fill: "line" },
      { dots: { count: 6, radius: 44, r: 2 } },
      { r: 2.2, fill: "dot" },
    ]),
  ],
});

/**
 * Bandhani: every knot that was tied before dyeing leaves a dot. Rings of them make a moon (chandrokhani), rows fill the
 * field, fours (chaubundi) stand between the moons. `tied` is how many knots the inmost ring has, `points` those of the star.
 */
const bandhani = (tied: number, points: number): Tile =>
  square(120, [
    carved(centre, [
      { knots: { d: knotRows(12), gap: 12, r: 1.2 } },
      { r: 50, fill: "field" },
      { dots: { count: tied * 5, radius: 46, r: 1.6 } },
      { knots: { d: star(points, 40, 27), gap: 4.8, r: 1.5 } },
      { r: 24, fill: "accent" },
      { dots: { count: tied * 2, radius: 19.5, r: 1.7 } },
      { dots: { count: tied, radius: 12, r: 1.9 } },
      { dots: { count: 4, radius: 4, r: 1.7 } },
    ]),
    carved(corner, [
      { r: 22, fill: "accent" },
      { dots: { count: 20, radius: 18, r: 1.6 } },
      { dots: { count: 10, radius: 11, r: 1.6 } },
      { dots: { count: 4, radius: 4.2, r: 1.9 } },
    ]),
  ]);

/**
 * Soof: satin stitch counted on the threads, built of triangles alone, in rings round a diamond. `rings` names the colours from
 * the inmost outward.
 */
function soof(rings: readonly (ColourRole | undefined)[]): Tile {
  const fills = ["line", "field", "accent"] as const;
  const ofFill = (fill: ColourRole) => rings.flatMap((each, ring) => (each === fill ? [ring] : []));
  return square(120, [
    carved(centre, [
      { d: polygon(4, 60), outline: 1.6 },
      ...fills.map((fill) => ({ d: ringsOfTriangles(ofFill(fill)), fill })),
      { d: polygon(4, 8), fill: "dot" },
    ]),
    carved(corner, [
      { d: polygon(4, 18), fill: "ground", outline: 1.6 },
      { d: polygon(4, 8), fill: "dot" },
    ]),
  ]);
}

/**
 * Mashru: a satin of silk on cotton, in stripes; some are ikat, whose warps were tied and dyed before weaving, so that their arrows
 * are stepped. `tier` is the length of an arrow's repeat, `fine` how far apart the fine stripes are.
 */
function mashru(tier: number, fine: number): Tile {
  const up = Array.from({ length: 120 / tier }, (_, i) => -60 + tier * (i + 0.5));
  const lines = Array.from({ length: Math.floor(22 / fine) }, (_, i) => (i + 0.5) * fine - 11);
  return square(120, [
    carved(centre, [
      { d: stripes([-60, 16], [44, 16]), fill: "field" },
      { d: stripes([-17, 34]), fill: "accent" },
      { d: arrowColumn(0, up, 13, tier / 3), fill: "line" },
      { d: arrowColumn(-60, up, 13, tier / 3) + arrowColumn(60, up, 13, tier / 3), fill: "accent" },
      { d: stripes(...[-20, 17, -45.5, 42.5].map((x) => [x, 3] as const)), fill: "line" },
      { d: stripes(...[-31.5, 31.5].flatMap((x) => lines.map((by) => [x + by - 0.6, 1.2] as const))), fill: "line" },
      // The first stands half a step from the edge, which would cut it.
      { knots: { d: [-31.5, 31.5].map((x) => `M${x} ${tier / 4 - 60}v119`).join(""), gap: tier / 2, r: 2.4 } },
    ]),
  ]);
}

/** Tiles that a page may ask for by name. */
export const namedTiles = { ajrakh: ajrakh(8), suraj: ajrakh(12) } as const;
export type NamedTileKey = keyof typeof namedTiles;

const each = (many: readonly number[], others: readonly number[], carve: (a: number, b: number) => Tile) =>
  many.flatMap((a) => others.map((b) => () => carve(a, b)));

/** Every tile that a seed can choose, by family. Functions, so that a tile is drawn only when it is used. No two are drawn alike. */
export const tileFamilies = {
  ajrakh: each([6, 8, 10, 12], [6, 8, 12], ajrakh),
  bandhani: each([6, 8, 10], [8, 12], bandhani),
  jaal: each([6, 8, 12], [14, 26], jaal),
  soof: [
    () => soof(["accent", "line", undefined, "field", "accent", "line"]),
    () => soof(["line", "accent", "accent", undefined, "line", "field"]),
    () => soof(["field", "line", "accent", "line", "field", "accent"]),
    () => soof(["accent", undefined, "line", "accent", "field", "field"]),
  ],
  lippan: each([8, 12, 16], [6, 8, 12], lippan),
  mashru: each([24, 30], [3.6, 4.4, 5.5], mashru),
  shatkon: each([6, 12], [6, 12], shatkon),
} as const satisfies Record<string, readonly (() => Tile)[]>;
export type TileFamily = keyof typeof tileFamilies;

/**
 * The rosette at the heart of the signature tile, from the largest disc inward, in a square of 64 units around the
 * origin. The logo mark and every icon of the site are drawn from it.
 */
export const logoLayers = () =>
  [
    { d: star(8, 32, 23.5), fill: "line" },
    { d: star(8, 29.5, 21.5), fill: "field" },
    { r: 18, fill: "accent" },
    { d: star(8, 16.5, 7.5, Math.PI / 8), fill: "ground" },
    { d: star(8, 10, 5), fill: "line" },
    { r: 2, fill: "dot" },
  ] as const satisfies Layer[];
