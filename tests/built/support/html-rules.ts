import { HtmlValidate } from "html-validate";

/** Rules for every page's markup, in `npm test` and in `npm run audit`. */
export const htmlValidator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's way of writing HTML.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "valid-id": ["error", { relaxed: true }],
    "no-raw-characters": "off",
    // The build itself writes the styles and scripts in the document's head (docs/decisions/policy.md).
    "no-inline-style": "error",
    "require-sri": "off",
    "script-type": "off",
    // Scripts mark what they change. The tests of page heads check the length of titles (editorial.md: 30 to 60).
    "long-title": "off",
    // VoiceOver drops the role of a list without markers unless it is explicit. A scrolling region must be focusable.
    "no-redundant-role": "off",
    "prefer-native-element": "off",
    // `autocomplete` is on the choice of colours too: Firefox would otherwise restore an older choice.
    "input-attributes": "off",
    "valid-autocomplete": "off",
    // Two menus have the same name, and only one of them is shown.
    "unique-landmark": "off",
  },
});
