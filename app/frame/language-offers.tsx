import offerLanguage from "~/inline/offer-language.ts?inline-script";
import { InlineScript } from "~/ui/inline-script.tsx";
import { languagesId } from "./language-switch.tsx";
import type { Site } from "./navigation.ts";

/**
 * A line for each other language of the page. `inline/offer-language.ts` shows the one that the visitor's browser prefers. The
 * lines are the last of the page, so that nothing moves. An offer is made once, so it also links to the switch in the footer. It is
 * closed in the language of the page, which its reader came for.
 */
export function LanguageOffers({ site }: { site: Site }) {
  const others = site.languages.filter(({ code, hasPage }) => hasPage && code !== site.language.code);
  if (others.length === 0) return null;
  return (
    <>
      {others.map(({ code, address, offer }) => (
        <section key={code} hidden className="language-offer" lang={code} aria-label={offer.label}>
          <a href={address} hrefLang={code}>
            {offer.accept}
          </a>
          <a href={`#${languagesId}`}>{offer.all}</a>
          <button type="button" lang={site.language.code}>
            {site.language.catalogue.offer.dismiss}
          </button>
        </section>
      ))}
      <InlineScript script={offerLanguage} />
    </>
  );
}
