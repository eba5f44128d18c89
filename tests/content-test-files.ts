/** The unit tests that read content. The step `owner-changes` runs them with changed content, so the step `unit` does not. */
export const contentTestFiles = [
  ...[
    "articles-and-code",
    "broken-content",
    "check-texts",
    "content",
    "advertising-words",
    "glossary",
    "languages",
    "models",
    "page-paths",
  ],
  ...["preflight/freshness", "preflight/items-to-confirm", "privacy-page", "schemas", "unpublished"],
];
