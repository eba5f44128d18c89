/** Path data around the origin. Lengths in tile units, angles in radians. */

type Point = readonly [x: number, y: number];

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A point on a circle around the origin. */
const on = (radius: number, angle: number): Point => [
  tenth(radius * Math.sin(angle)),
  tenth(-radius * Math.cos(angle)),
];

/** Numbers as path data writes them in the fewest bytes: no leading zero, and a minus sign separates. */
const numbers = (...values: number[]) =>
  values
    .map((value) => String(tenth(value)).replace(/^(-?)0\./, "$1."))
    .join(" ")
    .replaceAll(" -", "-");

/** A closed outline. Its sides are relative: those of a regular figure repeat, and so compress. */
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
export function petals(count: number, inner: number, outer: number, bulge: number, turn = 0) {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    const arc = `A${bulge} ${bulge} 0 0 1 `;
    const [near, far] = [numbers(...on(inner, angle)), numbers(...on(outer, angle))];
    return `M${near}${arc}${far}${arc}${near}`;
  }).join("");
}

/** Diamonds on a circle, each pointing outward. */
export function diamonds(count: number, radius: number, size: number) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const side = size / radius / 1.5;
    return outline([
      on(radius + size, angle),
      on(radius, angle + side),
      on(radius - size, angle),
      on(radius, angle - side),
    ]);
  }).join("");
}
