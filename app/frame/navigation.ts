import { href, useRouteLoaderData } from "react-router";
import type { CommonWords, PageLanguage } from "~/language/page-language.ts";

/** One entry of the menus. */
export type MenuLink = { label: string; to: string };

/** A dropdown of the desktop menu. `intro` is the line beside its links. */
export type MenuGroup = { id: string; label: string; intro: string; links: MenuLink[] };

/** Settings and menu entries of the site, as `app/root.tsx` hands them to the frame. */
export type Site = {
  name: string;
  language: PageLanguage;
  /** Each by its prefix and its own name; none where there is but one. */
  languages: { code: string; name: string }[];
  services: (MenuLink & { isDesktopOnly?: true | undefined })[];
};

let last: { json: string; site: Site } | undefined;

/**
 * What the root's loader returned; undefined where it failed. As JSON it is smaller in a page than in the router's own encoding,
 * which numbers each key and value; and it is the same object for as long as it says the same, so that a navigation does not draw
 * the frame anew.
 */
export function useSite(): Site | undefined {
  const json = useRouteLoaderData<() => string>("root");
  if (json && json !== last?.json) last = { json, site: JSON.parse(json) };
  return json ? last?.site : undefined;
}

/** The call to action of the header (`specification.md`, section 2, "Header"). */
export const callToAction = ({ build }: CommonWords): MenuLink => ({ label: build, to: href("/contact") });

/**
 * The header's items in the order of the specification. The services come from `content/en/services/`, so that a new one
 * appears in every menu by itself.
 */
export function headerItems({ words, tag }: PageLanguage, services: MenuLink[]): (MenuLink | MenuGroup)[] {
  const capitals = (text: string) => text.toLocaleUpperCase(tag);
  return [
    { label: capitals(words.home), to: href("/") },
    { id: "services", label: capitals(words.services), intro: words.servicesIntro, links: services },
    { label: capitals(words.technologies), to: href("/technologies") },
    { label: capitals(words.industries), to: href("/industries") },
    {
      id: "resources",
      label: capitals(words.resources),
      intro: words.resourcesIntro,
      links: [
        { label: words.portfolio, to: href("/portfolio") },
        { label: words.caseStudies, to: href("/case-studies") },
        { label: words.blog, to: href("/blog") },
      ],
    },
    {
      id: "company",
      label: capitals(words.company),
      intro: words.companyIntro,
      links: [
        { label: words.about, to: href("/about") },
        { label: words.careers, to: href("/career") },
      ],
    },
  ];
}
