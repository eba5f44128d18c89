import { createHash } from "node:crypto";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sectionNames } from "~/content/.server/registry.ts";
import { colourways } from "~/ui/pattern/colourways.ts";
import { Drawing, type DrawingProps } from "~/ui/pattern/drawing.tsx";
import { patternFor } from "~/ui/pattern/seeded-pattern.ts";
import { cloths, tiles } from "~/ui/pattern/tiles.ts";
import { readContent } from "../../pipeline/content.ts";
import { shownCloth } from "../../pipeline/seo/shown-cloth.ts";

const content = readContent();
const seeds = Array.from({ length: 200 }, (_, i) => `seed-${i}`);
/** Without the note of what was drawn: two seeds may draw the same. */
const markup = (seed: string) =>
  renderToStaticMarkup(<Drawing id="cloth" seed={seed} />).replace(/ data-cloth="[^"]*"/, "");
const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const everyTile = [...Object.values(cloths), ...tiles.map((carve) => carve())];

describe("the pattern", () => {
  // Written down, so that a change to the loom cannot change every picture of the site unnoticed.
  it("is for ever the same for a seed", () => {
    const pictures = ["react", "uiux-design", "fintech-payment-processing", "about", "404"].map((seed) => [
      seed,
      fingerprint(markup(seed)),
    ]);
    expect(Object.fromEntries(pictures)).toMatchInlineSnapshot(`
      {
        "404": "90d5c66c8ca2",
        "about": "bbab6f1e7bf1",
        "fintech-payment-processing": "11a382d8b153",
        "react": "65cb674cbda7",
        "uiux-design": "830368f94d6e",
      }
    `);
    expect(fingerprint(seeds.map(markup).join())).toMatchInlineSnapshot(`"21772fb2e40c"`);
  });

  it.each(sectionNames)("is each page's own among the pages of %s", (section) => {
    const drawn = Map.groupBy(
      content[section].map(({ slug }) => slug),
      markup,
    );
    expect([...drawn.values()].filter((alike) => alike.length > 1)).toEqual([]);
  });

  it("differs between seeds and uses every tile and every colourway but salt", () => {
    const many = Array.from({ length: 600 }, (_, i) => patternFor(`seed-${i}`));
    expect(new Set(many.map(({ tile }) => JSON.stringify(tile))).size).toBe(tiles.length);
    expect(new Set(many.map(({ colourway }) => colourway))).toEqual(new Set(["night", "indigo", "madder", "turmeric"]));
    expect(new Set(seeds.map(markup)).size).toBeGreaterThan(190);
  });

  it("is read back from a page as it was drawn: a seed's, a tile by its name, in any colourway", () => {
    const readBack = (props: Omit<DrawingProps, "className">) => {
      const html = renderToStaticMarkup(<Drawing id="cloth" {...props} className="y" />);
      const body = select("body", fromHtml(html));
      return body && shownCloth(body);
    };
    for (const seed of seeds.slice(0, 40)) {
      const { tile, colourway } = patternFor(seed);
      expect(readBack({ seed })).toEqual({ tile, colourway });
    }
    for (const colourway of colourways) {
      expect(readBack({ seed: "x", cloth: { colourway } })).toEqual({ tile: patternFor("x").tile, colourway });
      expect(readBack({ seed: "x", cloth: { tile: "suraj", colourway } })).toEqual({ tile: cloths.suraj, colourway });
    }
    expect(readBack({ seed: "x", cloth: { tile: cloths.suraj } })).toBeUndefined();
    expect(readBack({ seed: "x", cloth: { tile: "suraj", printed: ["ground"] } })).toBeUndefined();
  });

  it("is light: few nodes and few bytes, whatever the cloth", () => {
    for (const tile of everyTile) {
      const svg = renderToStaticMarkup(<Drawing id="cloth" seed="x" cloth={{ tile }} />);
      expect(svg.match(/<(path|circle|rect)/g)?.length).toBeLessThan(32);
      expect(svg.length).toBeLessThan(4000);
    }
  });
});
