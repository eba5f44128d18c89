import { describe, expect, it } from "vitest";
import type { Tile } from "../../../app/ui/pattern/tiles.ts";
import { clothIn, printLayer } from "../../../pipeline/draw/cloth.ts";
import { coloursOf, dye } from "../../../pipeline/draw/colours.ts";
import { readLetters } from "../../../pipeline/draw/text-paths.ts";

const hex = /^#[0-9a-f]{6}$/;

describe("colours outside of the style sheet", () => {
  it("are those of its tokens and of its cloths", () => {
    expect(dye("night")).toMatch(hex);
    for (const value of Object.values(coloursOf("night"))) expect(value).toMatch(hex);
  });

  it("must be there", () => expect(() => dye("puce")).toThrow('no colour "dye-puce"'));
});

describe("a cloth in a picture", () => {
  const colours = coloursOf("indigo");

  it("prints a circle, a path and a ring of dots in its colours", () => {
    expect(printLayer({ r: 4, fill: "accent" }, colours)).toBe(`<circle r="4" fill="${colours.accent}"/>`);
    expect(printLayer({ d: "M0 0z", outline: 2 }, colours)).toBe(
      `<path d="M0 0z" fill="none" stroke="${colours.line}" stroke-width="2"/>`,
    );
    const ring = printLayer({ dots: { count: 4, radius: 10, r: 1 } }, colours);
    expect(ring).toContain(`stroke="${colours.dot}" stroke-width="2"`);
    // Four dots round a circle of radius ten.
    expect(Number(/stroke-dasharray="0 ([\d.]+)"/.exec(ring)?.[1])).toBeCloseTo((20 * Math.PI) / 4);
  });

  it("fills its box, and shows nothing beyond it", () => {
    const tile: Tile = { width: 10, height: 10, blocks: [{ at: [[0.5, 0.5]], layers: [{ r: 1, fill: "accent" }] }] };
    const svg = clothIn({ x: 0, y: 0, width: 40, height: 20 }, { tile, colourway: "indigo", scale: 1 });
    expect(svg).toContain('<clipPath id="field"><rect x="0" y="0" width="40" height="20"/></clipPath>');
    expect(svg).toContain(`fill="${colours.ground}"`);
    // A repeat more on every side, which the clip cuts.
    expect(svg.match(/<use /g)).toHaveLength((4 + 2) * (2 + 2));
  });
});

describe("text as outlines", () => {
  it("is as wide as its letters, its size and its tracking make it", async () => {
    const letters = await readLetters();
    const width = (text: string, size: number, tracking = 0) => letters.width(text, { size, weight: 700, tracking });
    expect(width("Kutch", 20)).toBeCloseTo(width("Kutch", 10) * 2);
    expect(width("Kutch IT", 20)).toBeGreaterThan(width("Kutch", 20));
    expect(width("ab", 20, 0.1) - width("ab", 20)).toBeCloseTo(2);
    const path = letters.path("ab", { size: 20, weight: 700, x: 3, y: 4, fill: "#fff" });
    expect(path).toMatch(/^<g fill="#fff" transform="translate\(3 4\)/);
    expect(path.match(/<path /g)).toHaveLength(2);
  });
});
