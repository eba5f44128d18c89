import stylelint from "stylelint";

/**
 * Features that the site uses beyond Baseline "widely available" (CONTRIBUTING.md), and what happens in an engine
 * without them. The checks fail for a feature that is used and not listed, or listed and not used.
 */

/** By their text in the style sheet: a property, a value with its property, a selector or an at-rule. */
export const allowedBeyondBaseline: Record<string, string> = {
  "text-size-adjust": "a phone may enlarge the text by itself, as it was told to",
  "text-wrap": "lines break where they are full",
  selection: "marked text has the system's colours",
  resize: "the field for the message keeps its height and scrolls",
  "field-sizing": "the field for the message keeps its height and scrolls",
  "accent-color": "boxes have the system's colour",
  "popover-open": "no menus, by `@supports not selector(:popover-open)`",
  "position-try-fallbacks": "the dropdown that has no room to the right of its button is cut at the window",
  "span-right of position-area": "a dropdown is as wide as the window, as `@supports` says",
  "scroll-target-group": "the section that is being read is not marked in the table of contents",
  "target-current": "the section that is being read is not marked in the table of contents",
  "overscroll-behavior": "the page behind scrolls on at the end of a list",
  "scrollbar-width": "the scroll bar is as wide as everywhere",
  "forced-color-adjust": "patterns take the colours of the person's choice",
  "content-visibility": "as for `details-content`, whose rule it stands in",
  "details-content": "what is folded is opened before a print by a script (`behaviours/open-details-for-print.ts`)",
  open: "stands in `:is()` beside `[open]`, which passes over what it does not know",
  "@view-transition": "the next page is shown without a movement",
  "view-transition": "the list changes without a movement",
  "active-view-transition-type": "the list changes without a movement",
  "view-transition-name": "the list changes without a movement, and a card's pattern stays where it is",
  "view-transition-group": "the list changes without a movement",
  "view-transition-old": "the pattern is stretched on its way",
  "view-transition-new": "the pattern is stretched on its way",
  "print-color-adjust": "paper lacks the marks of lists",
  "paint-order": "the outline of a figure's letters lies over them, as thin as it is",
  "hanging-punctuation": "quotation marks stand inside the column",
  "avoid of break-after": "on paper a heading may end a page",
  "ui-sans-serif of font-family": "the next name of the list",
  "user-select": "words of a toast can be marked",
};

/** @returns the names of what a style sheet uses beyond Baseline "widely available" outside a matching `@supports`. */
export async function beyondBaselineInStyles(code: string): Promise<string[]> {
  const rules = { "plugin/use-baseline": [true, { available: "widely" }] };
  const { results } = await stylelint.lint({
    code,
    config: { plugins: ["stylelint-plugin-use-baseline"], rules },
  });
  const names = results
    .flatMap(({ warnings }) => warnings)
    .map(({ text }) =>
      text
        .replace(/ is not a widely available.*/, "")
        .replace(/^(Property|Selector|At-rule|Function|Unit|Value|Type|Media condition) /, "")
        .replace("of property", "of")
        .replaceAll('"', ""),
    );
  return [...new Set(names)];
}
