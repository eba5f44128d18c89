import type { ReactNode } from "react";
import { href } from "~/href.ts";
import offerLanguage from "~/inline/offer-language.ts?inline-script";
import { Island, useAssets } from "~/island.tsx";
import { Link } from "~/language/link.tsx";
import { linkIn, useLanguage } from "~/language/page-language.ts";
import type { SearchProps } from "~/search/search-panel.tsx";
import { InlineScript } from "~/ui/inline-assets.tsx";
import { PhoneLink, WhatsappLink } from "~/ui/links.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { languageSwitchId } from "./language-switch.tsx";
import type { FrameData } from "./navigation.ts";

type Props = { site: FrameData };

/** A dialog that opens, and can be typed into, before any other script has loaded (`app/inline/open-search.ts`). */
function Search() {
  const language = useLanguage();
  const { code, tag, catalogue } = language;
  return (
    <dialog id="site-search" className="search" aria-label={catalogue.search.label}>
      <Island<SearchProps> name="search" props={{ code, tag, contact: linkIn(language, href("/contact")).to }} />
    </dialog>
  );
}

/**
 * The call bar at the foot of a phone's screen, once the head of the page is scrolled away: phone, WhatsApp, and the consultation,
 * which on home leads to the page's own form. `behaviours/call-bar.ts` hides it while a form or the footer is in view, and
 * `styles/overlays.css` beside other bars.
 */
function CallBar({ site: { phone, whatsapp, language, path } }: Props) {
  const words = language.catalogue.frame.bar;
  return (
    <nav className="call-bar" aria-label={words.label} hidden>
      <PhoneLink phone={phone}>{words.call.replaceAll(" ", "\u00a0")}</PhoneLink>
      {whatsapp && <WhatsappLink phone={whatsapp}>{words.whatsapp}</WhatsappLink>}
      <Link to={`${path === "/" ? path : href("/contact")}#contact`} className="button button-primary">
        {words.consultation}
      </Link>
    </nav>
  );
}

/**
 * A line for each other language of the page. `inline/offer-language.ts` shows the one that the visitor's browser prefers. The
 * lines are the last of the page, so that nothing moves. An offer is made once, so it also links to the switch in the footer. It is
 * closed in the language of the page, which its reader came for.
 */
function LanguageOffers({ site }: Props) {
  const others = site.languages.filter(({ code, hasPage }) => hasPage && code !== site.language.code);
  if (others.length === 0) return null;
  return (
    <>
      {others.map(({ code, address, offer }) => (
        <section key={code} hidden className="language-offer print:hidden" lang={code} aria-label={offer.label}>
          <a href={address} hrefLang={code}>
            {offer.accept}
          </a>
          <a href={`#${languageSwitchId}`}>{offer.all}</a>
          <button type="button" lang={site.language.code}>
            {site.language.catalogue.offer.dismiss}
          </button>
        </section>
      ))}
      <InlineScript script={offerLanguage} />
    </>
  );
}

/** Everything around the content of a page: skip link, search, header, footer, offer of another language. */
export function PageFrame({ site, children }: Props & { children: ReactNode }) {
  const { pageView } = useAssets();
  return (
    <>
      <a href="#main" className="skip-link print:hidden">
        {site.language.catalogue.frame.skip}
      </a>
      {/* Before the links that are not prerendered while it is open (`document.tsx`). */}
      <Search />
      <Header site={site} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      <CallBar site={site} />
      <LanguageOffers site={site} />
      {pageView && <template data-part={pageView} />}
    </>
  );
}
