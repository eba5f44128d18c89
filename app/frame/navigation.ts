import { href } from "~/href.ts";
import { type InterfaceWords, type PageLanguage, publishedLinks } from "~/language/page-language.ts";

/** A menu entry. `line` below the label says what the page has. */
export type MenuLink = { label: string; to: string; line?: string };

/** A dropdown of the desktop menu, and a group of the phone's menu. */
export type MenuGroup = { id: string; label: string; links: MenuLink[] };

/** What the frame shows on a page, in its language (`content/page/frame-data.ts`). */
export type FrameData = {
  name: string;
  email: string;
  phone: string;
  /** The number for WhatsApp; null if the owner has set none. */
  whatsapp: string | null;
  /** Registration and address of the firm, as far as the owner has set them. */
  lines: readonly string[];
  social: readonly { label: string; href: string }[];
  /** The English path of the page. */
  path: string;
  language: PageLanguage;
  /** All languages. `address` is this page's in the language, or the language's home if it has no such page. */
  languages: { code: string; name: string; address: string; hasPage: boolean; offer: InterfaceWords["offer"] }[];
  services: (MenuLink & { isDesktopOnly: boolean; footerOrder?: number | undefined })[];
  year: number;
};

/** The call to action of the header (`specification.md`, section 2, "Header"). */
export const callLink = ({ build }: InterfaceWords["frame"]): MenuLink => ({ label: build, to: href("/contact") });

export type MenuItem = MenuLink | MenuGroup;

/**
 * The header's items in the order of the specification. A new file in `content/en/services/` appears in every menu by
 * itself.
 */
export function headerItems(language: PageLanguage, services: MenuLink[]): MenuItem[] {
  const words = language.catalogue.frame;
  const { lines } = words;
  const items: MenuItem[] = [
    { label: words.home, to: href("/") },
    { id: "services", label: words.services, links: services },
    { label: words.technologies, to: href("/technologies") },
    { label: words.industries, to: href("/industries") },
    {
      id: "resources",
      label: words.resources,
      links: [
        { label: words.portfolio, to: href("/portfolio"), line: lines.portfolio },
        { label: words.caseStudies, to: href("/case-studies"), line: lines.caseStudies },
        { label: words.blog, to: href("/blog"), line: lines.blog },
      ],
    },
    {
      id: "company",
      label: words.company,
      links: [
        { label: words.about, to: href("/about"), line: lines.about },
        { label: words.careers, to: href("/career"), line: lines.careers },
      ],
    },
  ];
  return items.flatMap((item): MenuItem[] => {
    if (!("links" in item)) return publishedLinks(language, [item]);
    const links = publishedLinks(language, item.links);
    return links.length > 0 ? [{ ...item, links }] : [];
  });
}
