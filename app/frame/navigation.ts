import type { Interface, PageLanguage } from "~/language/page-language.ts";
import { href } from "~/paths.ts";

/** One entry of the menus. */
export type MenuLink = { label: string; to: string };

/** A dropdown of the desktop menu. `intro` is the line beside its links. */
export type MenuGroup = { id: string; label: string; intro: string; links: MenuLink[] };

/** What the frame shows on a page, in its language (`content/.server/page/frame.ts`). */
export type Site = {
  name: string;
  email: string;
  phone: string;
  /** The number that answers on WhatsApp, if one does. */
  whatsapp: string | null;
  /** Under which name and number the firm is registered and where it is, as far as the owner has said so. */
  lines: readonly string[];
  social: readonly { label: string; href: string }[];
  /** The English path of the page. */
  path: string;
  language: PageLanguage;
  /** Each by its own name, with the address of this page in it, or of its home where the page is not there. */
  languages: { code: string; name: string; address: string; hasPage: boolean; offer: Interface["offer"] }[];
  services: (MenuLink & { isDesktopOnly: boolean; footerOrder?: number | undefined })[];
  year: number;
};

/** The call to action of the header (`specification.md`, section 2, "Header"). */
export const callToAction = ({ build }: Interface["frame"]): MenuLink => ({ label: build, to: href("/contact") });

/**
 * The header's items in the order of the specification. The services come from `content/en/services/`, so that a new one
 * appears in every menu by itself.
 */
export function headerItems(
  { catalogue: { frame: words }, tag }: PageLanguage,
  services: MenuLink[],
): (MenuLink | MenuGroup)[] {
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
