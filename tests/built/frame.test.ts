import { selectAll } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { pathIn } from "../../enquiry/page.ts";
import { specifiedAmong } from "../e2e/support/content.ts";
import { readPages } from "./support/built-pages.ts";
import { openPage, part, textsOf } from "./support/open-page.ts";

const services = [
  ["Web development", "/services/web-development-kutch"],
  ["UI/UX design", "/services/uiux-design"],
  ["Mobile app development", "/services/flutter-app-development"],
  ["Backend & API engineering", "/services/backend-api-engineering"],
  ["Custom software development", "/services/custom-software-development"],
  ["DevOps solutions", "/services/devops-solutions"],
  ["SEO & digital marketing", "/services/seo-digital-marketing"],
] as const;

/** A page's two menus: the bar of a wide window, and the flat list of a narrow one. */
function menusOf(path: string) {
  const { page } = openPage(path);
  const [wide, narrow] = page.getAllByRole("navigation", { name: "Main" }).map(part);
  if (!wide || !narrow) throw new Error(`${path} lacks a menu.`);
  return { wide, narrow };
}

describe("the header", () => {
  const { wide, narrow } = menusOf("/");

  it.each([
    ["HOME", "/"],
    ["TECHNOLOGIES", "/technologies"],
    ["INDUSTRIES", "/industries"],
    ["LET'S BUILD TOGETHER", "/contact"],
  ])("links %s to %s", (name, path) => expect(wide.linksNamed(name)).toEqual([path]));

  it.each([
    ["SERVICES", services],
    [
      "RESOURCES",
      [
        ["Portfolio", "/portfolio"],
        ["Case studies", "/case-studies"],
        ["Blog", "/blog"],
      ],
    ],
    [
      "COMPANY",
      [
        ["About", "/about"],
        ["Careers", "/career"],
      ],
    ],
  ] as const)("has a dropdown %s with its links", (group, links) => {
    const button = wide.getByRole("button", { name: group });
    const [dropdown] = wide.select(`#${button.getAttribute("popovertarget")}`);
    const shown = Array.from(dropdown?.querySelectorAll("a") ?? [], (link) => [
      link.textContent ?? "",
      link.getAttribute("href"),
    ]);
    // Services are added in the content. The other groups are exactly the specification's.
    const names = links.map(([name]) => name as string);
    const specified = group === "SERVICES" ? shown.filter(([name]) => names.includes(name ?? "")) : shown;
    expect(specified).toEqual(links);
  });

  it("has one flat list for a narrow window, without the SEO service", () => {
    const names = [
      "LET'S BUILD TOGETHER",
      "Home",
      "Technologies",
      "Industries",
      ...services.slice(0, 6).map(([name]) => name),
      "Portfolio",
      "Case studies",
      "Blog",
      "About",
      "Careers",
    ];
    const shown = textsOf(narrow.select("[popover] a"));
    expect(specifiedAmong(shown, names)).toEqual(names);
    expect(shown).not.toContain("SEO & digital marketing");
  });

  it("groups the list for a narrow window under headings, in one letter case", () => {
    for (const [heading, first, last] of [
      ["Services", "Web development", "DevOps solutions"],
      ["Resources", "Portfolio", "Blog"],
      ["Company", "About", "Careers"],
    ] as const) {
      const group = part(narrow.getByRole("list", { name: heading, hidden: true }));
      const names = textsOf(group.select("a"));
      expect(names.at(0)).toBe(first);
      expect(names).toContain(last);
      expect(names.filter((name) => name === name.toUpperCase())).toEqual([]);
    }
    // Items that belong to no group are in none.
    for (const name of ["Home", "Technologies", "Industries"])
      expect(textsOf(narrow.select("ul[aria-labelledby] a"))).not.toContain(name);
  });

  it.each([
    ["/technologies/react", "Technologies"],
    ["/industries", "Industries"],
    ["/contact", "LET'S BUILD TOGETHER"],
    ["/career", "Careers"],
    ["/careers", "Careers"],
    ["/blog/devops-automation-workflows", "Blog"],
  ])("marks %s as the current page by %s, in both menus", (path, item) => {
    for (const menu of Object.values(menusOf(path))) {
      const [shown, ...others] = textsOf(menu.select('[aria-current="page"]'));
      expect([shown?.toUpperCase(), others]).toEqual([item.toUpperCase(), []]);
    }
  });
});

it.each([
  ["/", "/#contact"],
  ["/gu", "/gu#contact"],
  ["/about", "/contact#contact"],
  ["/hi/about", "/hi/contact#contact"],
])("the bar of %s links to the nearest form: %s", (path, target) => {
  const links = Array.from(openPage(path).document.querySelectorAll(".call-bar a"), (link) =>
    link.getAttribute("href"),
  );
  expect(links).toEqual([expect.stringMatching(/^tel:\+?\d+$/), target]);
});

it.each(readPages())(
  "the footer of $path has the specification's links and one to the page on privacy, each once",
  (page) => {
    const links = selectAll("footer a", page.tree).map(({ properties }) => properties.href);
    for (const target of [
      "/services/web-development-kutch",
      "/services/flutter-app-development",
      "/services/backend-api-engineering",
      "/services/uiux-design",
      "/services/devops-solutions",
      "/services/seo-digital-marketing",
      "/",
      "/about",
      "/industries",
      "/technologies",
      "/case-studies",
      "/career",
      "/contact",
      "/privacy",
    ])
      expect(
        links.filter((link) => link === pathIn(page.language, target)),
        target,
      ).toHaveLength(1);
    expect(page.count(`footer nav[aria-labelledby] a, footer nav[aria-label] a`)).toBeGreaterThan(5);
  },
);
