import { memo, type ReactNode } from "react";
import { href } from "react-router";
import { Link } from "~/language/link.tsx";
import { SearchButton } from "~/search/search-button.tsx";
import { loneLink } from "~/ui/link-class.ts";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import type { Site } from "./navigation.ts";

/** The parts of the footer that are the same on all pages of a language, as HTML. */
export type FooterMarkup = { addresses: string; links: string; notice: string };

type PartProps = { part: keyof FooterMarkup; markup: FooterMarkup | undefined; className?: string };

/**
 * A part of the footer that stays the same for as long as the document lives. The browser finds it drawn: its scripts hold
 * neither the words nor what draws them. Links in it: `ui/follow-links/follow-static-links.ts`.
 */
function StaticPart({ part, markup, className }: PartProps) {
  const html = markup?.[part] ?? document.querySelector(`[data-static=${part}]`)?.innerHTML ?? "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by this project.
  return <div data-static={part} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

type Props = {
  site: Site;
  choices: ReactNode;
  /** Given while the site is built. */
  markup: FooterMarkup | undefined;
};

/**
 * The footer (`specification.md`, section 2, "Footer"): six services, the site's pages, and how to reach the firm; below
 * them, what the specification does not list.
 */
export const Footer = memo(function Footer({ site, choices, markup }: Props) {
  const { words } = site.language;
  return (
    <footer className="site-footer on-dark">
      <div className="h-12 border-b border-band-line" aria-hidden="true">
        <Pattern seed="footer" cloth={{ tile: "ajrakh", colourway: "night", scale: 0.4 }} />
      </div>
      <div className="wrap grid gap-x-8 gap-y-12 py-16 md:grid-cols-12 lg:py-20">
        <div className="md:col-span-12 lg:col-span-5">
          <StaticPart part="addresses" markup={markup} />
          <SearchButton className="mt-6" />
        </div>
        <StaticPart
          part="links"
          markup={markup}
          className="grid gap-10 sm:grid-cols-2 md:col-span-12 lg:col-span-6 lg:col-start-7"
        />
      </div>
      <div className="wrap">
        <div className="flex flex-wrap justify-between gap-x-8 border-t border-band-line py-4 text-sm text-band-soft">
          <div className="flex flex-wrap items-center gap-x-8">
            <StaticPart part="notice" markup={markup} className="py-2" />
            {choices}
            <Link to={href("/privacy")} className={loneLink}>
              {words.privacy}
            </Link>
          </div>
          <div className="flex min-w-0 flex-wrap items-center gap-x-8">
            <LanguageSwitch site={site} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the choice of colours comes here with the first move
                (first-move.ts), be it before React takes over the footer. The place is there from the start, so that
                nothing moves, and what stands in it is not React's. */}
            <div className="scheme print:hidden" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
          </div>
        </div>
      </div>
    </footer>
  );
});
