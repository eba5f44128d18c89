/** Path data for the few shapes a block printer carves, around the origin. Lengths in tile units, angles in radians. */

const short = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

/** A point as path data writes it in the fewest bytes: a minus sign separates, and after a move a line needs no letter. */
function at(radius: number, angle: number): string {
  const [x, y] = [short(radius * Math.sin(angle)), short(-radius * Math.cos(angle))];
  return y.startsWith("-") ? x + y : `${x} ${y}`;
}

/** A star of `points` points between an outer and an inner radius, its first point up unless turned. */
export function star(points: number, outer: number, inner: number, turn = 0) {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    at(i % 2 ? inner : outer, turn + (i * Math.PI) / points),
  );
  return `M${corners.join(" ")}Z`;
}

/** A regular polygon; a diamond is one of four corners. */
export const polygon = (corners: number, radius: number, turn = 0) =>
  `M${Array.from({ length: corners }, (_, i) => at(radius, turn + (i * 2 * Math.PI) / corners)).join(" ")}Z`;

/** Petals around the origin: each is two arcs between an inner and an outer radius. */
export function petals(count: number, inner: number, outer: number, bulge: number, turn = 0) {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    const arc = `A${bulge} ${bulge} 0 0 1 `;
    return `M${at(inner, angle)}${arc}${at(outer, angle)}${arc}${at(inner, angle)}`;
  }).join("");
}

/** Diamonds on a circle, each pointing outward. */
export function diamonds(count: number, radius: number, size: number) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const side = size / radius / 1.5;
    return `M${at(radius + size, angle)} ${at(radius, angle + side)} ${at(radius - size, angle)} ${at(radius, angle - side)}Z`;
  }).join("");
}
