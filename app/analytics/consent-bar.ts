import { documentLanguage } from "~/language/document-language.ts";
import type { ConsentWords } from "~/language/page-language.ts";
import { pathIn } from "../../enquiry/language-prefix.ts";
import { browserOptsOut, type ConsentAnswer, readAnswer } from "./consent-answer.ts";

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

const row = (...children: Node[]) => element("div", { className: "wrap consent-bar-row" }, ...children);

/** The content of the bar. `close` gets the answer, if there is one. */
function question(words: ConsentWords, close: (answer?: ConsentAnswer) => void): HTMLElement {
  if (browserOptsOut())
    return row(
      element("p", {}, words.refused),
      button(words.close, () => close()),
    );
  const answer = readAnswer();
  const said = answer ? ` ${answer === "yes" ? words.saidYes : words.saidNo}` : "";
  const privacy = pathIn(documentLanguage(), "/privacy");
  return row(
    element("p", {}, words.question, said, " ", element("a", { href: privacy }, words.more)),
    element(
      "div",
      { className: "consent-bar-answers" },
      button(words.yes, () => close("yes")),
      button(words.no, () => close("no")),
    ),
  );
}

/** Puts a bar at the foot of the window, after everything else on the page, so that nothing moves. It replaces one that is there. */
function barOf(label: string, content: Node): HTMLElement {
  document.querySelector(".consent-bar")?.remove();
  const bar = element("section", { className: "consent-bar", tabIndex: -1 }, content);
  bar.setAttribute("aria-label", label);
  document.body.append(bar);
  return bar;
}

/**
 * A screen reader announces text that enters a live region only when it knows the region already: it gets so much time.
 * Milliseconds.
 */
const regionKnownMs = 150;

/** Says that consent is withdrawn, in a bar of its own until it is closed. The focus then returns to where it was. */
export function showWithdrawnNote(words: ConsentWords): void {
  const before = document.activeElement as HTMLElement | null;
  const note = element("p", { role: "status" });
  const close = () => {
    bar.remove();
    before?.focus();
  };
  const bar = barOf(words.label, row(note, button(words.close, close)));
  setTimeout(() => note.append(words.withdrawn), regionKnownMs);
}

/**
 * Asks whether visits may be counted, in a bar at the foot of the window. Built without React, so that no page needs a container
 * or a second root for it.
 * @param words of the page's language
 * @param opener the button that was pressed for it, which has the focus again when the bar closes; without one the bar does not take
 * the focus
 */
export function showConsentBar(
  words: ConsentWords,
  onAnswer: (answer: ConsentAnswer) => void,
  opener?: HTMLElement,
): void {
  if (!opener && document.querySelector(".consent-bar")) return;
  const controller = new AbortController();
  const close = (answer?: ConsentAnswer) => {
    controller.abort();
    bar.remove();
    opener?.focus();
    if (answer) onAnswer(answer);
  };
  const bar = barOf(words.label, question(words, close));
  // Closes when the answer was given in another tab, or on a page from which Back leads here.
  const said = readAnswer();
  const follow = () => readAnswer() === said || close();
  for (const type of ["pageshow", "storage"]) addEventListener(type, follow, { signal: controller.signal });
  if (opener) bar.focus();
}
