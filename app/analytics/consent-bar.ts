import { documentLanguage } from "~/language/document-language.ts";
import type { ConsentWords } from "~/language/load-consent-words.ts";
import { pathIn } from "../../enquiry/page.ts";
import { type Answer, readAnswer, refusedByBrowser } from "./answer.ts";

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const button = (label: string, onclick: () => void) =>
  element("button", { type: "button", className: "button button-outline", onclick }, label);

/** The content of the bar. `close` gets the answer, if there is one. */
function question(words: ConsentWords, close: (answer?: Answer) => void): HTMLElement {
  if (refusedByBrowser()) {
    return element(
      "div",
      { className: "wrap consent-bar-row" },
      element("p", {}, words.refused),
      button(words.close, () => close()),
    );
  }
  const answer = readAnswer();
  const said = answer ? ` ${answer === "yes" ? words.saidYes : words.saidNo}` : "";
  const privacy = pathIn(documentLanguage(), "/privacy");
  return element(
    "div",
    { className: "wrap consent-bar-row" },
    element("p", {}, words.question, said, " ", element("a", { href: privacy }, words.more)),
    element(
      "div",
      { className: "consent-bar-answers" },
      button(words.yes, () => close("yes")),
      button(words.no, () => close("no")),
    ),
  );
}

/**
 * Puts a bar at the foot of the window, after everything else on the page, so that nothing moves. It replaces one that is there.
 */
function barOf(label: string, ...children: Node[]): HTMLElement {
  document.querySelector(".consent-bar")?.remove();
  const bar = element("section", { className: "consent-bar", tabIndex: -1 }, ...children);
  bar.setAttribute("aria-label", label);
  document.body.append(bar);
  return bar;
}

/**
 * A screen reader announces text that enters a live region only when it knows the region already: it gets so much time.
 * Milliseconds.
 */
const regionKnownMs = 150;

/** Says something in a bar of its own until it is closed. The focus then returns to where it was. */
export function showNote(words: ConsentWords, text: string): void {
  const before = document.activeElement as HTMLElement | null;
  const note = element("p", { role: "status" });
  const close = () => {
    bar.remove();
    before?.focus();
  };
  const row = element("div", { className: "wrap consent-bar-row" }, note, button(words.close, close));
  const bar = barOf(words.label, row);
  setTimeout(() => note.append(text), regionKnownMs);
}

/** While it is shown: the bar, and what has the focus again when it closes. */
let shown: { bar: HTMLElement; opener: HTMLElement | undefined } | undefined;

/**
 * Asks whether visits may be counted, in a bar at the foot of the window. Built without React, so that no page needs a container
 * or a second root for it.
 * @param words of the page's language
 * @param opener the button that was pressed for it; without one the bar does not take the focus
 */
export function showConsentBar(words: ConsentWords, onAnswer: (answer: Answer) => void, opener?: HTMLElement): void {
  if (!shown) {
    const controller = new AbortController();
    const close = (answer?: Answer) => {
      controller.abort();
      shown?.bar.remove();
      shown?.opener?.focus();
      shown = undefined;
      if (answer) onAnswer(answer);
    };
    const bar = barOf(words.label, question(words, close));
    shown = { bar, opener: undefined };
    // Closes when the answer was given in another tab, or on a page from which Back leads here.
    const said = readAnswer();
    const follow = () => readAnswer() === said || close();
    for (const type of ["pageshow", "storage"]) addEventListener(type, follow, { signal: controller.signal });
  }
  if (!opener) return;
  shown.opener = opener;
  shown.bar.focus();
}
