import { type Answer, readAnswer, refusedByBrowser } from "./answer.ts";

const said = { yes: " Your answer so far is yes.", no: " Your answer so far is no." };

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

/** What the bar holds. `close` is given the answer, where there is one. */
function question(close: (answer?: Answer) => void): HTMLElement {
  if (refusedByBrowser()) {
    const told =
      "Your browser asks not to be tracked, by Global Privacy Control or Do Not Track. That is a no: nothing counts your visit.";
    return element(
      "div",
      { className: "wrap consent-bar-row" },
      element("p", {}, told),
      button("Close", () => close()),
    );
  }
  const answer = readAnswer();
  const asked =
    "May Google Analytics count your visit? It would learn which pages you open and your IP address, and keep cookies in your browser. The site is the same without it.";
  return element(
    "div",
    { className: "wrap consent-bar-row" },
    element("p", {}, asked, answer ? said[answer] : "", " ", element("a", { href: "/privacy" }, "More on privacy")),
    element(
      "div",
      { className: "consent-bar-answers" },
      button("Yes, count it", () => close("yes")),
      button("No, do not", () => close("no")),
    ),
  );
}

/** While it is shown: the bar, and what has the focus again when it closes. */
let shown: { bar: HTMLElement; opener: HTMLElement | undefined } | undefined;

/**
 * Asks whether visits may be counted, in a bar at the foot of the window, after everything else on the page. Without React,
 * so that no page carries a place for it, or a way to begin a second root.
 * @param opener what a person pressed for it; without one the bar leaves the focus where it is
 */
export function showConsentBar(onAnswer: (answer: Answer) => void, opener?: HTMLElement): void {
  if (!shown) {
    const close = (answer?: Answer) => {
      shown?.bar.remove();
      shown?.opener?.focus();
      shown = undefined;
      if (answer) onAnswer(answer);
    };
    const bar = element("section", { className: "consent-bar", tabIndex: -1 }, question(close));
    bar.setAttribute("aria-label", "Privacy choices");
    document.body.append(bar);
    shown = { bar, opener: undefined };
  }
  if (!opener) return;
  shown.opener = opener;
  shown.bar.focus();
}
