import { createHash } from "node:crypto";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sectionNames } from "~/content/.server/registry.ts";
import { colourways, dyes } from "~/ui/pattern/colourways.ts";
import { Drawing, type DrawingProps } from "~/ui/pattern/drawing.tsx";
import { rolesAfter } from "~/ui/pattern/printed.ts";
import { patternAt, patternFor } from "~/ui/pattern/seeded-pattern.ts";
import { families, namedTiles } from "~/ui/pattern/tiles.ts";
import { readContent } from "../../pipeline/content.ts";
import { shownPattern } from "../../pipeline/seo/shown-pattern.ts";

const content = readContent();
const seeds = Array.from({ length: 200 }, (_, i) => `seed-${i}`);
/** The drawing without its `data-pattern`, because two seeds may draw the same. */
const markup = (seed: string) =>
  renderToStaticMarkup(<Drawing id="pattern" seed={seed} />).replace(/ data-pattern="[^"]*"/, "");
const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const tiles = Object.values(families).flat();
const everyTile = [...Object.values(namedTiles), ...tiles.map((carve) => carve())];

it("no tile cuts a knot of a thread at its edge", () => {
  const knotted = everyTile.flatMap(({ height, blocks }) =>
    blocks.flatMap(({ layers }) => layers.flatMap((layer) => ("knots" in layer ? { height, ...layer.knots } : []))),
  );
  expect(knotted.length).toBeGreaterThan(1);
  // Threads are straight: down (`v`) or across (`h`). A rosette's knots, on a star, lie far from the edges.
  for (const { height, d, gap, r } of knotted)
    for (const [, x = "", y = "", way, length = ""] of d.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)([vh])([\d.]+)/g)) {
      const start = Number(way === "v" ? y : x);
      const places = Array.from({ length: Math.floor(Number(length) / gap) + 1 }, (_, i) => start + i * gap);
      for (const place of places) expect(Math.abs(place) + r).toBeLessThanOrEqual(height / 2);
    }
});

describe("the pattern", () => {
  // Fixed values, so that no change to the code changes all pictures of the site unnoticed.
  it("is for ever the same for a seed", () => {
    const pictures = ["react", "uiux-design", "fintech-payment-processing", "about", "404"].map((seed) => [
      seed,
      fingerprint(markup(seed)),
    ]);
    expect(Object.fromEntries(pictures)).toMatchInlineSnapshot(`
      {
        "404": "a40be4c3502f",
        "about": "1e526b83ced6",
        "fintech-payment-processing": "fe8ac0c14229",
        "react": "14e19a238cf0",
        "uiux-design": "01a0bc413352",
      }
    `);
    expect(fingerprint(seeds.map(markup).join())).toMatchInlineSnapshot(`"e73c2d6ece70"`);
  });

  it.each(sectionNames)("is each page's own among the pages of %s", (section) => {
    const drawn = Map.groupBy(
      content[section].map(({ slug }) => slug),
      markup,
    );
    expect([...drawn.values()].filter((alike) => alike.length > 1)).toEqual([]);
  });

  it("differs between seeds, and uses every tile and every colourway except salt", () => {
    const many = Array.from({ length: 600 }, (_, i) => patternFor(`seed-${i}`));
    expect(new Set(many.map(({ tile }) => JSON.stringify(tile))).size).toBe(tiles.length);
    expect(new Set(many.map(({ colourway }) => colourway))).toEqual(new Set(dyes));
    expect(new Set(seeds.map(markup)).size).toBeGreaterThan(190);
  });

  it("can be read back from a page, whether by its seed or its tile's name, in any colourway", () => {
    const readBack = (props: Omit<DrawingProps, "className">) => {
      const html = renderToStaticMarkup(<Drawing id="pattern" {...props} className="y" />);
      const body = select("body", fromHtml(html));
      return body && shownPattern(body);
    };
    for (const seed of seeds.slice(0, 40)) {
      const { tile, colourway } = patternFor(seed);
      expect(readBack({ seed })).toEqual({ tile, colourway });
    }
    for (const colourway of colourways) {
      expect(readBack({ seed: "x", overrides: { colourway } })).toEqual({ tile: patternFor("x").tile, colourway });
      expect(readBack({ seed: "x", overrides: { tile: "suraj", colourway } })).toEqual({
        tile: namedTiles.suraj,
        colourway,
      });
    }
    for (const family of ["bandhani", "soof", "mashru"] as const) {
      const { tile } = patternFor("x", family);
      expect(readBack({ seed: "x", overrides: { family, colourway: "rann" } })).toEqual({ tile, colourway: "rann" });
    }
    expect(readBack({ seed: "x", overrides: { tile: namedTiles.suraj } })).toBeUndefined();
    expect(readBack({ seed: "x", overrides: { tile: "suraj", printed: ["ground"] } })).toBeUndefined();
  });

  it("has another family and dye for each of 42 places in a category, and for each of 42 single pages", () => {
    const places = Array.from({ length: 42 }, (_, i) => i + 1);
    for (const shelf of [undefined, 0, 3, 5]) {
      expect(new Set(places.map((place) => JSON.stringify(patternAt(place, shelf)))).size).toBe(42);
    }
    expect(new Set([1, 2, 3, 4, 5, 6, 7].map((place) => patternAt(place, 2).colourway)).size).toBe(1);
  });

  it("is complete after the last of three to five passes, and each pass prints something", () => {
    for (const of of [3, 4, 5]) {
      const passes = Array.from({ length: of }, (_, i) => rolesAfter(i + 1, of).length);
      expect(passes[0]).toBe(1);
      expect(passes.at(-1)).toBe(5);
      expect(new Set(passes).size).toBe(of);
    }
    expect(rolesAfter(3, 4)).toEqual(["ground", "field", "accent"]);
  });

  it("is light: few nodes and few bytes, whatever the pattern", () => {
    for (const tile of everyTile) {
      const svg = renderToStaticMarkup(<Drawing id="pattern" seed="x" overrides={{ tile }} />);
      expect(svg.match(/<(path|circle|rect)/g)?.length).toBeLessThan(32);
      expect(svg.length).toBeLessThan(4000);
    }
  });
});
