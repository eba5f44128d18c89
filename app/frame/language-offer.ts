import { documentLanguage } from "~/language/document-language.ts";
import { loadWords } from "~/language/load-words.ts";
import { allowed } from "~/ui/allowed.ts";
import { languageKey, rememberLanguage } from "./language-choice.ts";

/** The addresses of the page that is shown, by language, as its head says. */
const translations = () =>
  new Map(
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
      ({ hreflang, href }) => [hreflang, new URL(href).pathname] as const,
    ),
  );

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

/** One line that sticks to the foot of the window: after everything else on the page, so that nothing moves. */
async function lineFor(language: string, href: string): Promise<HTMLElement> {
  const { offer } = await loadWords(language);
  const line = Object.assign(document.createElement("section"), { className: "language-offer", lang: language });
  line.setAttribute("aria-label", offer.label);
  const link = Object.assign(document.createElement("a"), {
    ...{ href, hreflang: language, textContent: offer.accept },
    onclick: rememberLanguage,
  });
  const dismiss = Object.assign(document.createElement("button"), {
    ...{ type: "button", textContent: offer.dismiss },
    onclick: () => {
      rememberLanguage();
      line.remove();
    },
  });
  line.append(link, dismiss);
  return line;
}

/**
 * Offers each page in the language that the browser prefers, until somebody answers. Without React, so that no page carries a
 * place for it; the head changes with the page.
 */
export function offerLanguage(): void {
  let shown: { path: string; line?: HTMLElement } | undefined;
  const show = async () => {
    const there = translations();
    const language = languageToOffer(documentLanguage(), [...there.keys()]);
    const path = language && there.get(language);
    if (path === shown?.path) return;
    shown?.line?.remove();
    shown = path ? { path } : undefined;
    if (!language || !path) return;
    const line = await lineFor(language, path);
    // Another page may have come meanwhile.
    if (shown?.path !== path) return;
    shown.line = line;
    document.body.append(line);
  };
  // Where it cannot be had, the switch is in the footer all the same.
  const tryToShow = () => void show().catch(() => {});
  new MutationObserver(tryToShow).observe(document.head, { childList: true });
  tryToShow();
}
