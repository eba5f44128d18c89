import { href, useRouteLoaderData } from "react-router";

/** One entry of the menus. */
export type MenuLink = { label: string; to: string };

/** A dropdown of the desktop menu. `intro` is the line beside its links. */
export type MenuGroup = { id: string; label: string; intro: string; links: MenuLink[] };

/** Settings and menu entries of the site, as `app/root.tsx` hands them to the frame. */
export type Site = {
  name: string;
  email: string;
  phone: string;
  social: { label: string; href: string }[];
  /** Of the copyright line. */
  year: number;
  services: (MenuLink & { inMobileMenu: boolean; footerOrder?: number | undefined })[];
};

/** What the root's loader returned; undefined where it failed. */
export const useSite = () => useRouteLoaderData<() => Site>("root");

/** The call to action of the header (`specification.md`, section 2, "Header"). */
export const callToAction: MenuLink = { label: "LET'S BUILD TOGETHER", to: href("/contact") };

/**
 * The header's items in the order of the specification. The services come from `content/en/services/`, so that a new one
 * appears in every menu by itself.
 */
export function headerItems(services: MenuLink[]): (MenuLink | MenuGroup)[] {
  return [
    { label: "HOME", to: href("/") },
    {
      id: "services",
      label: "SERVICES",
      intro: "What we build, and how the work runs from first call to release.",
      links: services,
    },
    { label: "TECHNOLOGIES", to: href("/technologies") },
    { label: "INDUSTRIES", to: href("/industries") },
    {
      id: "resources",
      label: "RESOURCES",
      intro: "Finished work, told with its trade-offs, and what we wrote down on the way.",
      links: [
        { label: "Portfolio", to: href("/portfolio") },
        { label: "Case studies", to: href("/case-studies") },
        { label: "Blog", to: href("/blog") },
      ],
    },
    {
      id: "company",
      label: "COMPANY",
      intro: "Two engineers in Kutch, Gujarat, and how they work.",
      links: [
        { label: "About", to: href("/about") },
        { label: "Careers", to: href("/career") },
      ],
    },
  ];
}
