import { documentLanguage } from "~/language/document-language.ts";
import { allowed } from "~/ui/allowed.ts";

/** Where it is remembered that somebody has chosen a language, or wants none offered; in local storage. */
const languageKey = "language-offer";

/** Who has chosen, or said no, is not asked again. */
const rememberLanguage = (): void => void allowed(() => localStorage.setItem(languageKey, "done"));

/**
 * The language to offer: what the browser prefers of those that the page is there in, where that is another than the document's
 * and nobody has answered before.
 * @param own the document's language
 * @param there the languages of the page
 */
export function languageToOffer(own: string, there: readonly string[]): string | undefined {
  const preferred = navigator.languages.map((tag) => tag.toLowerCase().replace(/-.*/, ""));
  const wanted = preferred.find((code) => there.includes(code));
  return wanted && wanted !== own && !allowed(() => localStorage.getItem(languageKey)) ? wanted : undefined;
}

/** Shows the line that offers the page in the language that the browser prefers, until somebody answers. */
export function offerLanguage(): void {
  const lines = [...document.querySelectorAll<HTMLElement>(".language-offer")];
  const own = documentLanguage();
  const wanted = languageToOffer(own, [own, ...lines.map(({ lang }) => lang)]);
  for (const line of lines) {
    line.hidden = line.lang !== wanted;
    line.querySelector("button")?.addEventListener("click", () => {
      rememberLanguage();
      line.hidden = true;
    });
  }
  for (const link of document.querySelectorAll(".language-offer a, .language-switch a"))
    link.addEventListener("click", rememberLanguage);
}
