/** The unit tests that read content. The step `owner-changes` runs them with changed content, so the step `unit` does not. */
export const contentTestFiles = [
  ...[
    "articles",
    "broken-content",
    "check-texts",
    "content",
    "advertising-words",
    "glossary",
    "languages",
    "models",
    "paths",
  ],
  ...["preflight/freshness", "preflight/items-to-confirm", "privacy", "schemas", "unpublished"],
];
