/** The shapes that only cloths need, beside the star: `geometry.ts` is loaded by every page, these with the first move. */
import { numbers, on, outline } from "./geometry.ts";

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
