import type * as TestingLibrary from "@testing-library/dom";
import type { Target } from "./target.ts";

/** An element as a person or a screen reader perceives it. Places are in CSS pixels from the corner of the window. */
export type Seen = {
  text: string;
  /** Value of a field. */
  value: string;
  checked: boolean;
  focused: boolean;
  disabled: boolean;
  attributes: Record<string, string>;
  box: { x: number; y: number; width: number; height: number };
  /** Whether some of it is in the window. */
  inWindow: boolean;
  /** Whether it is on top at its middle, so that a click there is its own. */
  onTop: boolean;
};

/**
 * Finds all elements that match and are not hidden. Runs in the page, so it may name nothing from outside.
 * @param mode `scroll` scrolls to the first of them, `focus` gives it the focus
 * @returns undefined while the page has no Testing Library
 */
export function look(target: Target, mode?: "scroll" | "focus"): Seen[] | null {
  const library = (globalThis as { TestingLibraryDom?: typeof TestingLibrary }).TestingLibraryDom;
  if (!library) return null;

  const matcher = (words: Target["value"]) =>
    typeof words === "string" ? words : new RegExp(words.source, words.flags);
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";

  function find({ by, value, name, within }: Target): HTMLElement[] {
    const scope = within ? find(within)[0] : document.documentElement;
    if (!scope) return [];
    if (by === "text") return library?.queryAllByText(scope, matcher(value)).filter(isShown) ?? [];
    if (by === "selector") return [...scope.querySelectorAll<HTMLElement>(String(value))].filter(isShown);
    const options = name === undefined ? {} : { name: matcher(name) };
    return library?.queryAllByRole(scope, String(value), options) ?? [];
  }

  // During a view transition its picture covers the page and takes the clicks.
  const root = document.documentElement;
  const found = find(target);
  const [first] = found;
  if (mode === "focus") first?.focus();
  if (mode === "scroll" && first) {
    const { top, bottom } = first.getBoundingClientRect();
    // Nothing under the fixed header can be clicked.
    const isClear = first.closest("header, dialog") || (top > 100 && bottom < innerHeight);
    if (!isClear) first.scrollIntoView({ block: "center", behavior: "instant" });
  }
  return found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    const field = element as HTMLInputElement;
    return {
      text: (element.textContent ?? "").replace(/\s+/g, " ").trim(),
      value: field.value ?? "",
      checked: field.checked === true,
      focused: document.activeElement === element,
      disabled: field.disabled === true || field.ariaDisabled === "true",
      attributes: Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value])),
      box: { x, y, width, height },
      inWindow: y < innerHeight && y + height > 0,
      onTop: there !== null && there !== root && (element.contains(there) || there.contains(element)),
    };
  });
}
