/** Path data around the origin: what the logo mark needs, which every page draws. Lengths in tile units, angles in radians. */

type Point = readonly [x: number, y: number];

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A point on a circle around the origin. */
export const on = (radius: number, angle: number): Point => [
  tenth(radius * Math.sin(angle)),
  tenth(-radius * Math.cos(angle)),
];

/** Numbers as path data writes them in the fewest bytes: no leading zero, and a minus sign separates. */
export const numbers = (...values: number[]) =>
  values
    .map((value) => String(tenth(value)).replace(/^(-?)0\./, "$1."))
    .join(" ")
    .replaceAll(" -", "-");

/** A closed outline. Its sides are relative: those of a regular figure repeat, and so compress. */
export function outline(points: Point[]): string {
  const [first = [0, 0], ...others] = points;
  const sides = others.flatMap(([x, y], i) => [x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)]);
  return `M${numbers(...first)}l${numbers(...sides)}z`;
}

/** A star of `points` points between an outer and an inner radius, its first point up unless turned. */
export const star = (points: number, outer: number, inner: number, turn = 0) =>
  outline(Array.from({ length: points * 2 }, (_, i) => on(i % 2 ? inner : outer, turn + (i * Math.PI) / points)));
