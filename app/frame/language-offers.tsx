import { languagesId } from "./language-switch.tsx";
import type { Site } from "./navigation.ts";

/**
 * A quiet line for each other language of the page, for those who prefer it: `behaviours/language-offer.ts` shows one of them. After
 * everything else on the page, so that nothing moves. It leads to the switch in the footer as well, as it is shown once.
 */
export const LanguageOffers = ({ site }: { site: Site }) =>
  site.languages
    .filter(({ code, hasPage }) => hasPage && code !== site.language.code)
    .map(({ code, address, offer }) => (
      <section key={code} hidden className="language-offer" lang={code} aria-label={offer.label}>
        <a href={address} hrefLang={code}>
          {offer.accept}
        </a>
        <a href={`#${languagesId}`}>{offer.all}</a>
        <button type="button">{offer.dismiss}</button>
      </section>
    ));
