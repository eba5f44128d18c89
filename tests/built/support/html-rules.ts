import { HtmlValidate } from "html-validate";

/** What is asked of the markup of every page, by `npm test` and by `npm run audit`. */
export const htmlRules = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "valid-id": ["error", { relaxed: true }],
    "no-raw-characters": "off",
    // Inline styles and scripts of the document's head are the build's own (docs/decisions/policy.md).
    "no-inline-style": "error",
    "require-sri": "off",
    "script-type": "off",
    // The scripts mark what they change; a long title is the page head's business (editorial.md: 30 to 60).
    "long-title": "off",
    // A list without markers keeps its role only when it is said (VoiceOver); a scrolling region has to be focusable.
    "no-redundant-role": "off",
    "prefer-native-element": "off",
    // The choice of colours says it too: Firefox would put an older choice back into the page.
    "input-attributes": "off",
    "valid-autocomplete": "off",
    // Two menus of one name, of which one is shown.
    "unique-landmark": "off",
  },
});
