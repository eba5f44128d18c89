import type { Interface } from "~/language/page-language.ts";
import { remember } from "./language-choice.ts";

/**
 * Offers the page in another language, in one line that sticks to the foot of the window: after everything else on the page, so
 * that nothing moves. Without React, so that no page carries a place for it.
 * @param words of the language that is offered
 * @param href of the page in it
 * @returns what takes the line away
 */
export function showLanguageOffer({ language, offer, frame }: Interface, href: string): () => void {
  const line = Object.assign(document.createElement("section"), { className: "language-offer", lang: language.tag });
  line.setAttribute("aria-label", frame.languages);
  const text = Object.assign(document.createElement("p"), { textContent: `${offer.text} ` });
  const link = Object.assign(document.createElement("a"), {
    ...{ href, hreflang: language.tag, textContent: offer.accept },
    onclick: remember,
  });
  const dismiss = Object.assign(document.createElement("button"), {
    ...{ type: "button", textContent: offer.dismiss },
    onclick: () => {
      remember();
      line.remove();
    },
  });
  text.append(link);
  line.append(text, dismiss);
  document.body.append(line);
  return () => line.remove();
}
