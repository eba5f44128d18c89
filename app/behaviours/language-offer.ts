import { documentLanguage } from "~/language/document-language.ts";
import { tryStorage } from "~/ui/try-storage.ts";

/** Key in local storage under which is noted that a language was offered or chosen. */
const languageKey = "language-offer";

/** Noted, so that nobody is asked twice, or after having chosen. */
const rememberLanguage = (): void => void tryStorage(() => localStorage.setItem(languageKey, "done"));

/**
 * The language to offer: the browser's preferred one among those of the page. Undefined where that is the document's own, or where
 * a language was offered or chosen before.
 * @param own the document's language
 * @param there the languages of the page
 */
export function languageToOffer(own: string, there: readonly string[]): string | undefined {
  const preferred = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0] ?? tag);
  const wanted = preferred.find((code) => there.includes(code));
  return wanted && wanted !== own && !tryStorage(() => localStorage.getItem(languageKey)) ? wanted : undefined;
}

/** Shows the line that offers the page in the language that the browser prefers: once, on the first page that is there in it. */
export function offerLanguage(): void {
  const lines = [...document.querySelectorAll<HTMLElement>(".language-offer")];
  const own = documentLanguage();
  const wanted = languageToOffer(own, [own, ...lines.map(({ lang }) => lang)]);
  const line = lines.find(({ lang }) => lang === wanted);
  if (!line) return;
  line.hidden = false;
  line.querySelector("button")?.addEventListener("click", () => {
    line.hidden = true;
  });
  rememberLanguage();
}

/** Offers no language to a visitor who chooses one in the footer. */
export function stopOfferAfterChoice(): void {
  for (const link of document.querySelectorAll(".language-switch a")) link.addEventListener("click", rememberLanguage);
}
