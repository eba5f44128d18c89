import languageOfferUrl from "./frame/language-offer.css?url";
import schemeControlUrl from "./frame/scheme-control.css?url";
import { documentLanguage } from "./language/document-language.ts";
import { loadWords } from "./language/load-words.ts";
import { followLinks } from "./ui/follow-links/follow-links.ts";
import { loadLate } from "./ui/load-late.ts";

/** One quiet line for those who prefer another language than the page's. */
async function offerOther(): Promise<void> {
  if (navigator.language.startsWith(documentLanguage())) return;
  const options = { stylesheet: languageOfferUrl, drawsAnew: false };
  const { offerLanguage } = await loadLate(() => import("./frame/language-offer.ts"), options);
  offerLanguage();
}

/** The choice of colours: without scripts it could do nothing, and no page has to bring it. */
async function offerSchemes(): Promise<void> {
  const place = document.querySelector<HTMLElement>(".scheme");
  if (!place) return;
  const options = { stylesheet: schemeControlUrl, drawsAnew: false };
  const code = loadLate(() => import("./frame/scheme-control.ts"), options);
  const [{ showSchemeControl }, { scheme }] = await Promise.all([code, loadWords(documentLanguage())]);
  showSchemeControl(place, scheme);
}

/** What a page does once a person is seen to be there: somebody who moves may soon follow a link. */
export function onFirstMove(): void {
  followLinks();
  // The switch is in the footer all the same.
  offerOther().catch(() => {});
  // The colours stay as they are.
  offerSchemes().catch(() => {});
}
