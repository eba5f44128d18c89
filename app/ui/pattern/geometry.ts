/** Path data around the origin. Lengths in tile units, angles in radians. */

type Point = readonly [x: number, y: number];

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A point on a circle around the origin. */
const on = (radius: number, angle: number): Point => [
  tenth(radius * Math.sin(angle)),
  tenth(-radius * Math.cos(angle)),
];

/** Numbers for path data in the fewest bytes: no leading zero, and no separator before a minus sign. */
const numbers = (...values: number[]) =>
  values
    .map((value) => String(tenth(value)).replace(/^(-?)0\./, "$1."))
    .join(" ")
    .replaceAll(" -", "-");

/** A closed outline. Its sides are relative, because those of regular figures repeat and compress well. */
function outline(points: Point[]): string {
  const [first = [0, 0], ...others] = points;
  const sides = others.flatMap(([x, y], i) => [x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)]);
  return `M${numbers(...first)}l${numbers(...sides)}z`;
}

/** A star of `points` points between an outer and an inner radius, its first point up unless turned. */
export const star = (points: number, outer: number, inner: number, turn = 0) =>
  outline(Array.from({ length: points * 2 }, (_, i) => on(i % 2 ? inner : outer, turn + (i * Math.PI) / points)));

/** A regular polygon; a diamond is one of four corners. */
export const polygon = (corners: number, radius: number, turn = 0) =>
  outline(Array.from({ length: corners }, (_, i) => on(radius, turn + (i * 2 * Math.PI) / corners)));

/** Petals around the origin: each is two arcs between an inner and an outer radius. */
export const petals = (count: number, inner: number, outer: number, bulge: number, turn = 0) =>
  Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    const arc = `A${bulge} ${bulge} 0 0 1 `;
    const [near, far] = [numbers(...on(inner, angle)), numbers(...on(outer, angle))];
    return `M${near}${arc}${far}${arc}${near}`;
  }).join("");

/** Diamonds on a circle, each pointing outward. */
export const diamonds = (count: number, radius: number, size: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const side = size / radius / 1.5;
    return outline([
      on(radius + size, angle),
      on(radius, angle + side),
      on(radius - size, angle),
      on(radius, angle - side),
    ]);
  }).join("");

/**
 * Triangles of 20 units by 10 in a square of 120 units: upright above its middle, upside down below.
 * @param rings which of the six rings round the middle have triangles, from 0, the inmost
 */
export function ringsOfTriangles(rings: readonly number[]) {
  const places = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 7 }, (_, column): Point => [column * 20 - 60 + (row % 2) * 10, row * 10]),
  ).flat();
  const inRings = places.filter(([x, y]) => x <= 60 && rings.includes((Math.abs(x) + y) / 20));
  // A filled shape needs no `z`.
  const pointing = (side: 1 | -1) =>
    inRings.map(([x, y]) => `M${numbers(x - 10, y * side)}l${numbers(10, 10 * side, 10, -10 * side)}`).join("");
  return pointing(-1) + pointing(1);
}

/** Vertical stripes across a square of 120 units, each given by its left side and its width. */
export const stripes = (...places: (readonly [x: number, width: number])[]) =>
  places.map(([x, width]) => `M${numbers(x, -60)}h${numbers(width)}v120h${numbers(-width)}z`).join("");

/**
 * Arrows with stepped sides, as in ikat, at the heights `ys` of a stripe.
 * @param x middle of the stripe
 * @param half half of an arrow's width
 * @param thick thickness of its limbs
 */
export function arrowColumn(x: number, ys: readonly number[], half: number, thick: number) {
  const [count, rise] = [4, thick / 3];
  const side = half / count;
  const climb = Array.from({ length: count }, (_, i): Point[] => [
    [-half + side * i, -rise * i],
    [-half + side * (i + 1), -rise * i],
  ]).flat();
  const top = [...climb, ...climb.toReversed().map(([dx, dy]): Point => [-dx, dy])];
  const shape = [...top, ...top.toReversed().map(([dx, dy]): Point => [dx, dy + thick])];
  return ys.map((y) => outline(shape.map(([dx, dy]) => [x + dx, y + dy]))).join("");
}

/**
 * Horizontal lines across a square of 120 units, `gap` apart, on which knots are set. They begin half a gap inside the square, whose
 * edge would cut a knot.
 */
export function knotRows(gap: number) {
  const first = gap / 2 - 60;
  return Array.from({ length: 120 / gap }, (_, i) => `M${numbers(first, first + gap * i)}h${120 - gap / 2}`).join("");
}
