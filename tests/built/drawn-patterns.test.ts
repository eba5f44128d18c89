import type { Element } from "hast";
import { select } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { tileFamilies } from "~/ui/pattern/tiles.ts";
import { firstPatternIn } from "../../pipeline/seo/built-page.ts";
import { isPublished } from "./support/pages.ts";
import { pageAt } from "./support/parsed-pages.ts";

const mainOf = (path: string) => select("main", pageAt(path).tree) as Element;

const familyOf = new Map(
  Object.entries(tileFamilies).flatMap(([family, tiles]) => tiles.map((carve) => [JSON.stringify(carve()), family])),
);

/** Family and dye of the first pattern in an element: "soof, rann". */
function looks(element: Element) {
  const pattern = firstPatternIn(element);
  return `${familyOf.get(JSON.stringify(pattern?.tile))}, ${pattern?.colourway}`;
}
const dyeOf = (path: string) => firstPatternIn(mainOf(path))?.colourway;
const twice = (all: string[]) => all.filter((each, i) => all.indexOf(each) !== i);
const pathsIn = (section: string, pages: { slug: string }[]) => pages.map(({ slug }) => `/${section}/${slug}`);

const categories = Map.groupBy(content.technologies, ({ category }) => category);

describe("the decorative pattern of each page", () => {
  const groups: [string, string[]][] = [
    ...[...categories].map(([name, pages]): [string, string[]] => [name, pathsIn("technologies", pages)]),
    ["services", pathsIn("services", content.services)],
    ["case studies", pathsIn("case-studies", content.caseStudies)],
    ["articles", pathsIn("blog", content.articles)],
    ["guides", pathsIn("guides", content.guides)],
    ["sheets", pathsIn("sheets", content.sheets)],
    [
      "overviews",
      [
        ...["/about", "/blog", "/career", "/case-studies", "/contact", "/guides", "/industries", "/portfolio"],
        ...["/sheets", "/technologies"],
      ].filter(isPublished),
    ],
  ];

  it.each(groups)("is unique among the %s", (_, paths) => {
    const all = paths.map((path) => looks(mainOf(path)));
    expect(all.filter((pattern) => pattern.includes("undefined"))).toEqual([]);
    expect(twice(all)).toEqual([]);
  });

  it("has its category's colour if the page is a technology or a guide", () => {
    const dyes = [...categories].map(([category, pages]) => {
      const dyed = new Set(pathsIn("technologies", pages).map(dyeOf));
      for (const guide of content.guides.filter((each) => each.category === category)) {
        dyed.add(dyeOf(`/guides/${guide.slug}`));
      }
      expect([...dyed]).toHaveLength(1);
      return [...dyed][0];
    });
    expect(new Set(dyes).size).toBe(categories.size);
  });
});
