import { memo, type ReactNode, useCallback } from "react";
import { href } from "react-router";
import { Link } from "~/language/link.tsx";
import type { CommonWords } from "~/language/page-language.ts";
import { SearchButton } from "~/search/search-button.tsx";
import { firstInteraction } from "~/ui/first-interaction.ts";
import { loneLink } from "~/ui/link-class.ts";
import { loadLate } from "~/ui/load-late.ts";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LogoMark } from "./logo-mark.tsx";
import type { MenuLink, Site } from "./navigation.ts";
import schemeControlUrl from "./scheme-control.css?url";

const siteLinks = (words: CommonWords): MenuLink[] => [
  { label: words.home, to: href("/") },
  { label: words.about, to: href("/about") },
  { label: words.industries, to: href("/industries") },
  { label: words.technologies, to: href("/technologies") },
  { label: words.caseStudies, to: href("/case-studies") },
  { label: words.careers, to: href("/career") },
  { label: words.contact, to: href("/contact") },
];

function LinkList({ title, links }: { title: string; links: MenuLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="label mb-3 text-band-mark">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className="inline-flex min-h-11 items-center hover:underline">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How to reach the firm. */
function Addresses({ site }: { site: Site }) {
  return (
    <ul className="mt-5">
      <li>
        <a href={`mailto:${site.email}`} className={loneLink}>
          {site.email}
        </a>
      </li>
      <li>
        <PhoneLink phone={site.phone} className={loneLink} />
      </li>
      {site.social.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="me noopener" className={loneLink}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The choice of colours comes into its place at the first move: without scripts it could do nothing, and no page has to
 * bring it. The place itself is there from the start, so that nothing moves.
 */
function offerSchemes(place: HTMLElement | null, words: CommonWords["scheme"]): void {
  const load = () => loadLate(() => import("./scheme-control.ts"), { stylesheet: schemeControlUrl, drawsAnew: false });
  if (place)
    firstInteraction()
      .then(load)
      .then(({ showSchemeControl }) => showSchemeControl(place, words))
      // The colours stay as they are.
      .catch(() => {});
}

/** The services that the footer names, in its order. */
const footerServices = ({ services }: Site): MenuLink[] =>
  services
    .flatMap(({ footerOrder, ...link }) => (footerOrder ? [{ footerOrder, ...link }] : []))
    .sort((a, b) => a.footerOrder - b.footerOrder);

/**
 * The footer (`specification.md`, section 2, "Footer"): six services, the site's pages, and how to reach the firm; below
 * them, what the specification does not list.
 */
export const Footer = memo(function Footer({ site, choices }: { site: Site; choices: ReactNode }) {
  const { name, language } = site;
  const { words, tag } = language;
  // One function for as long as the words are the same, or the control would be drawn anew.
  const schemes = useCallback((place: HTMLElement | null) => offerSchemes(place, words.scheme), [words]);
  const capitals = (text: string) => text.toLocaleUpperCase(tag);
  return (
    <footer className="site-footer on-dark">
      <div className="h-12 border-b border-band-line" aria-hidden="true">
        <Pattern seed="footer" cloth={{ tile: "ajrakh", colourway: "night", scale: 0.4 }} />
      </div>
      <div className="wrap grid gap-x-8 gap-y-12 py-16 md:grid-cols-12 lg:py-20">
        <div className="md:col-span-12 lg:col-span-5">
          <p className="flex items-center gap-3 text-h3 font-bold tracking-tight">
            <LogoMark />
            {name}
          </p>
          <p className="mt-5 max-w-sm text-band-soft">{words.firmText}</p>
          <Addresses site={site} />
          <SearchButton className="mt-6" />
        </div>
        <div className="grid gap-10 sm:grid-cols-2 md:col-span-12 lg:col-span-6 lg:col-start-7">
          <LinkList title={capitals(words.services)} links={footerServices(site)} />
          <LinkList title={capitals(words.firm)} links={siteLinks(words)} />
        </div>
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-band-line py-4 text-sm text-band-soft">
          <p className="py-2">
            © {site.year} {name}. {words.made}
          </p>
          <LanguageSwitch site={site} />
          <div ref={schemes} className="scheme print:hidden" />
          {choices}
          <Link to={href("/privacy")} className={loneLink}>
            {words.privacy}
          </Link>
        </div>
      </div>
    </footer>
  );
});
