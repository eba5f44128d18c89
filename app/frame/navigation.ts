import { href, useRouteLoaderData } from "react-router";
import type { loader } from "~/root";

/** One entry of the menus. */
export type MenuLink = { label: string; to: string };

/** A dropdown of the desktop menu. `intro` is the line beside its links. */
export type MenuGroup = { id: string; label: string; intro: string; links: MenuLink[] };

/** Data of the frame that comes from settings and content (`app/root.tsx`). Undefined where the root loader failed. */
export const useSite = () => useRouteLoaderData<typeof loader>("root");

/** Settings and menu entries of the site, as the frame gets them. */
export type Site = NonNullable<ReturnType<typeof useSite>>;

/** The call to action of the header (`specification.md`, section 2, "Header"). */
export const callToAction: MenuLink = { label: "LET'S BUILD TOGETHER", to: href("/contact") };

/**
 * The header's items in the order of the specification. The services come from `content/services/`, so that a new one
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
