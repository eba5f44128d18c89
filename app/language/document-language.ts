/** The language of this document, by its prefix: of two letters, as all of ISO 639-1. */
export const documentLanguage = (): string => document.documentElement.lang.slice(0, 2);
