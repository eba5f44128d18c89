import type { PatternDesign } from "../../app/ui/pattern/seeded-pattern.ts";
import type { ColourRole, Layer } from "../../app/ui/pattern/tiles.ts";
import { coloursOfColourway } from "./read-colours.ts";

function printLayer(layer: Layer, colours: Record<ColourRole, string>): string {
  if ("dots" in layer) {
    const { count, radius, r } = layer.dots;
    const gap = (2 * Math.PI * radius) / count;
    return `<circle r="${radius}" fill="none" stroke="${colours.dot}" stroke-width="${r * 2}" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`;
  }
  if ("knots" in layer) {
    const { d, gap, r } = layer.knots;
    return `<path d="${d}" fill="none" stroke="${colours.dot}" stroke-width="${r * 2}" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`;
  }
  const fill = layer.fill ? colours[layer.fill] : "none";
  const outline = layer.outline ? ` stroke="${colours.line}" stroke-width="${layer.outline}"` : "";
  const paint = `fill="${fill}"${outline}`;
  return "r" in layer ? `<circle r="${layer.r}" ${paint}/>` : `<path d="${layer.d}" ${paint}/>`;
}

/** The layers of a block in literal colours: for pictures, what `PatternLayer` in `app/ui/pattern/pattern.tsx` is for pages. */
export const layersToSvg = (layers: readonly Layer[], colours: Record<ColourRole, string>): string =>
  layers.map((layer) => printLayer(layer, colours)).join("");

type Box = { x: number; y: number; width: number; height: number };

/** A pattern in a box, as an SVG group. Each block is placed by itself, because renderers blur a `<pattern>`. */
export function drawPattern(box: Box, { tile, colourway, scale }: Omit<PatternDesign, "shift">): string {
  const colours = coloursOfColourway(colourway);
  const [width, height] = [tile.width * scale, tile.height * scale];
  const blocks = tile.blocks.map(({ layers }, i) => `<g id="block${i}">${layersToSvg(layers, colours)}</g>`);
  const uses = tile.blocks.flatMap(({ at }, i) =>
    at.flatMap(([x, y]) =>
      steps(box.width / width, x).flatMap((column) =>
        steps(box.height / height, y).map(
          (row) =>
            `<use href="#block${i}" transform="translate(${box.x + column * width} ${box.y + row * height}) scale(${scale})"/>`,
        ),
      ),
    ),
  );
  const area = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
  return `<defs><clipPath id="field"><rect ${area}/></clipPath>${blocks.join("")}</defs><rect ${area} fill="${colours.ground}"/><g clip-path="url(#field)">${uses.join("")}</g>`;
}

/** The positions of a block along one side of a field of `repeats` repeats, including partly visible ones. */
const steps = (repeats: number, offset: number) =>
  Array.from({ length: Math.ceil(repeats) + 2 }, (_, i) => i - 1 + offset);
