import { selectAll } from "hast-util-select";
import { expect, it } from "vitest";
import { interfaceWordsIn } from "~/content/languages/site-languages.ts";
import { pathIn } from "../../enquiry/language-prefix.ts";
import { content } from "../support/content.ts";
import { loadBuiltPage, pagePart, textsOf } from "./support/open-page.ts";
import { isPublished } from "./support/pages.ts";
import { parsePages } from "./support/parsed-pages.ts";

const { frame } = interfaceWordsIn("en");

/** The services of the specification in its order: each one's name in the menus, and its address. */
const services = [
  "web-development-kutch",
  "uiux-design",
  "flutter-app-development",
  "backend-api-engineering",
  "custom-software-development",
  "devops-solutions",
  "seo-digital-marketing",
].flatMap((slug) => {
  const service = content.services.find((one) => one.slug === slug);
  return service ? [[service.menuLabel, `/services/${slug}`] as const] : [];
});
const isShown = ([, path]: readonly [string, string]) => isPublished(path);

/** A page's two menus: the bar of a wide window, and the flat list of a narrow one. */
function menusOf(path: string) {
  const { page } = loadBuiltPage(path);
  const [wide, narrow] = page.getAllByRole("navigation", { name: "Main" }).map(pagePart);
  if (!wide || !narrow) throw new Error(`${path} lacks a menu.`);
  return { wide, narrow };
}

const { wide, narrow } = menusOf("/");

const bar = [
  [frame.home, "/"],
  [frame.technologies, "/technologies"],
  [frame.industries, "/industries"],
  [frame.build, "/contact"],
] as const;
it.each(bar.filter(isShown))("the header links %s to %s", (name, path) =>
  expect(wide.linksNamed(name.toUpperCase())).toEqual([path]),
);

it.each([
  [frame.services.toUpperCase(), services],
  [
    frame.resources.toUpperCase(),
    [
      [frame.portfolio, "/portfolio"],
      [frame.caseStudies, "/case-studies"],
      [frame.blog, "/blog"],
    ],
  ],
  [
    frame.company.toUpperCase(),
    [
      [frame.about, "/about"],
      [frame.careers, "/career"],
    ],
  ],
] as const)("the dropdown %s has the specification's links", (group, links) => {
  const button = wide.getByRole("button", { name: group });
  const [dropdown] = wide.select(`#${button.getAttribute("popovertarget")}`);
  const shown = Array.from(dropdown?.querySelectorAll("a") ?? [], (link) => [
    link.textContent ?? "",
    link.getAttribute("href"),
  ]);
  // Services are added in the content. The other groups are exactly the specification's.
  const names = links.map(([name]) => name as string);
  const specified =
    group === frame.services.toUpperCase() ? shown.filter(([name]) => names.includes(name ?? "")) : shown;
  expect(specified).toEqual(links.filter(isShown));
});

it("the mobile menu has its links in the specification's order", () => {
  const isInMenu = ([, path]: readonly [string, string]) => !path.endsWith("seo-digital-marketing");
  const names = (
    [
      [frame.home, "/"],
      ...services.filter(isInMenu),
      [frame.technologies, "/technologies"],
      [frame.industries, "/industries"],
      [frame.portfolio, "/portfolio"],
      [frame.caseStudies, "/case-studies"],
      [frame.blog, "/blog"],
      [frame.about, "/about"],
      [frame.careers, "/career"],
      [frame.build, "/contact"],
    ] as const
  )
    .filter(isShown)
    .map(([name]) => name);
  const shown = textsOf(narrow.select("[popover] a"));
  expect(shown.filter((name) => names.includes(name))).toEqual(names);
  for (const [name] of services.filter((service) => !isInMenu(service))) expect(shown).not.toContain(name);
});

const current = [
  ["/technologies/react", frame.technologies],
  ["/industries", frame.industries],
  ["/contact", frame.build],
  ["/career", frame.careers],
  ["/careers", frame.careers],
  ["/blog/devops-automation-workflows", frame.blog],
] as const;
it.each(current.filter(([path]) => isPublished(path)))(
  "on %s both menus mark only %s as the current page",
  (path, item) => {
    for (const menu of Object.values(menusOf(path))) {
      const [shown, ...others] = textsOf(menu.select('[aria-current="page"]'));
      expect([shown?.toUpperCase(), others]).toEqual([item.toUpperCase(), []]);
    }
  },
);

it.each([
  ["/", "/#contact"],
  ["/gu", "/gu#contact"],
  ["/about", "/contact#contact"],
  ["/hi/about", "/hi/contact#contact"],
])("the call bar of %s links to the nearest form: %s", (path, target) => {
  const links = Array.from(loadBuiltPage(path).document.querySelectorAll(".call-bar a"), (link) =>
    link.getAttribute("href"),
  );
  expect(links).toEqual([expect.stringMatching(/^tel:\+?\d+$/), target]);
});

it("the footer of each page links to the specification's pages and to /privacy, each once", () => {
  for (const page of parsePages()) {
    const links = selectAll("footer a", page.tree).map(({ properties }) => properties.href);
    for (const target of [
      ...services.map(([, path]) => path).filter((path) => !path.endsWith("custom-software-development")),
      ...["/", "/about", "/industries", "/technologies", "/case-studies", "/career", "/contact", "/privacy"],
    ].filter(isPublished)) {
      const found = links.filter((link) => link === pathIn(page.language, target));
      expect(found, `${page.path}: ${target}`).toHaveLength(1);
    }
  }
});
