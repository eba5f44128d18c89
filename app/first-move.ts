import languageOfferUrl from "./frame/language-offer.css?url";
import { documentLanguage } from "./language/document-language.ts";
import { followLinks } from "./ui/follow-links/follow-links.ts";
import { loadLate } from "./ui/load-late.ts";

/** One quiet line for those who prefer another language than the page's. */
async function offerOther(): Promise<void> {
  if (navigator.language.startsWith(documentLanguage())) return;
  const options = { stylesheet: languageOfferUrl, drawsAnew: false };
  const { offerLanguage } = await loadLate(() => import("./frame/language-offer.ts"), options);
  offerLanguage();
}

/** What a page does once a person is seen to be there: somebody who moves may soon follow a link. */
export function onFirstMove(): void {
  followLinks();
  // The switch is in the footer all the same.
  offerOther().catch(() => {});
}
