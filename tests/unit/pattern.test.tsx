import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Drawing } from "~/ui/pattern/drawing.tsx";
import { families, namedTiles } from "~/ui/pattern/tiles.ts";
import { readContent } from "../../pipeline/content.ts";

const content = readContent();
const seeds = Array.from({ length: 200 }, (_, i) => `seed-${i}`);
/** The drawing without its `data-pattern`, because two seeds may draw the same. */
const markup = (seed: string) =>
  renderToStaticMarkup(<Drawing id="pattern" seed={seed} />).replace(/ data-pattern="[^"]*"/, "");
const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const tiles = Object.values(families).flat();
const everyTile = [...Object.values(namedTiles), ...tiles.map((carve) => carve())];

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

  it.each(["services", "technologies", "guides", "sheets", "caseStudies", "articles"] as const)(
    "is each page's own among the pages of %s",
    (section) => {
      const drawn = Map.groupBy(
        content[section].map(({ slug }) => slug),
        markup,
      );
      expect([...drawn.values()].filter((alike) => alike.length > 1)).toEqual([]);
    },
  );

  it("is light: few nodes and few bytes, whatever the pattern", () => {
    for (const tile of everyTile) {
      const svg = renderToStaticMarkup(<Drawing id="pattern" seed="x" overrides={{ tile }} />);
      expect(svg.match(/<(path|circle|rect)/g)?.length).toBeLessThan(32);
      expect(svg.length).toBeLessThan(4000);
    }
  });
});
