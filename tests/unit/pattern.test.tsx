import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { colourways } from "~/ui/pattern/colourways.ts";
import { Drawing } from "~/ui/pattern/drawing.tsx";
import { weave } from "~/ui/pattern/loom.ts";
import { cloths } from "~/ui/pattern/tiles.ts";
import { shownCloth } from "../../build/found/shown-cloth.ts";

const seeds = Array.from({ length: 200 }, (_, i) => `seed-${i}`);
const markup = (seed: string) => renderToStaticMarkup(<Drawing id="cloth" seed={seed} />);

describe("the pattern", () => {
  it("is the same for the same seed", () => {
    for (const seed of seeds) expect(markup(seed)).toBe(markup(seed));
    // Written down, so that an update of the generator cannot change every picture of the site unnoticed.
    expect(weave("react").colourway).toMatchInlineSnapshot(`"madder"`);
  });

  it("differs between seeds and uses every cloth and every colourway but salt", () => {
    const woven = seeds.map(weave);
    expect(new Set(woven.map(({ tile }) => tile)).size).toBe(Object.keys(cloths).length);
    expect(new Set(woven.map(({ colourway }) => colourway))).toEqual(
      new Set(["night", "indigo", "madder", "turmeric"]),
    );
    expect(new Set(seeds.map(markup)).size).toBeGreaterThan(50);
  });

  it("is read back from a page as it was drawn, every tile in every colourway", () => {
    for (const tile of Object.values(cloths)) {
      for (const colourway of colourways) {
        const html = renderToStaticMarkup(<Drawing id="cloth" seed="x" cloth={{ tile, colourway }} className="y" />);
        const body = select("body", fromHtml(html));
        expect(body && shownCloth(body)).toEqual({ tile, colourway });
      }
    }
  });

  it("is hidden from assistive technology and has no style attribute", () => {
    for (const seed of seeds.slice(0, 20)) {
      expect(markup(seed)).toContain('aria-hidden="true"');
      expect(markup(seed)).not.toContain("style=");
    }
  });

  it("is light: few nodes and few bytes, whatever the cloth", () => {
    for (const tile of Object.values(cloths)) {
      const svg = renderToStaticMarkup(<Drawing id="cloth" seed="x" cloth={{ tile }} />);
      expect(svg.match(/<(path|circle|rect)/g)?.length).toBeLessThan(32);
      expect(svg.length).toBeLessThan(4000);
    }
  });

  it("prints no block larger than its repeat, where the pattern would cut it", () => {
    for (const { width, height, blocks } of Object.values(cloths)) {
      for (const layer of blocks.flatMap((block) => block.layers)) {
        const outline = (layer.outline ?? 0) / 2;
        if ("r" in layer) expect(layer.r + outline).toBeLessThanOrEqual(Math.min(width, height) / 2);
      }
    }
  });
});
