/** The language of this document, by its prefix. */
export const documentLanguage = (): string => document.documentElement.lang.replace(/-.*/, "");
