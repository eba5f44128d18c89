import type { LazyWords } from "~/language/page-language.ts";

/** What a visitor can choose: its name in the catalogue, and the media query that says when it is night. */
const choices = [
  ["system", "(prefers-color-scheme:dark)"],
  ["day", "never"],
  ["night", "all"],
] as const;

/** Of the choice in the browser's local storage; `app/inline/keep-scheme.ts` reads it. */
const key = "night";

/** The system's wish is what holds where nothing is kept. */
function keep(night: string): void {
  try {
    if (night === choices[0][1]) localStorage.removeItem(key);
    else localStorage.setItem(key, night);
  } catch {
    // Storage is denied or full: the choice holds for as long as the page is open.
  }
}

/**
 * Puts the choice of colours into its place in the footer: three radio buttons. Without React and at the first move, since
 * without scripts it could do nothing and no page needs it to begin with.
 */
export function showSchemeControl(place: HTMLElement, words: LazyWords["scheme"]): void {
  const group = document.createElement("fieldset");
  const legend = Object.assign(document.createElement("legend"), { textContent: words.label });
  const labels = choices.map(([name, value]) => {
    const label = document.createElement("label");
    label.append(Object.assign(document.createElement("input"), { type: "radio", name: key, value }), words[name]);
    return label;
  });
  group.append(legend, ...labels);
  const radios = [...group.querySelectorAll("input")];
  group.onchange = () => {
    const detail = radios.find(({ checked }) => checked)?.value ?? "";
    keep(detail);
    dispatchEvent(new CustomEvent(key, { detail }));
  };
  /** As another tab may have changed it, or the page may have left it before it was brought back. */
  const show = () => {
    const { night } = document.documentElement.dataset;
    const chosen = radios.find(({ value }) => value === night) ?? radios[0];
    if (chosen) chosen.checked = true;
  };
  for (const type of ["storage", "pageshow"]) addEventListener(type, show);
  show();
  place.replaceChildren(group);
}
