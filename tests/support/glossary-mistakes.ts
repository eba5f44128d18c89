import { type Language, otherLanguages } from "../../app/content/languages/site-languages.ts";
import { contentFolder, readContent } from "../../pipeline/read-content.ts";
import { mistakeFinder } from "../glossary/mistake-finder.ts";
import type { OtherLanguage } from "../glossary/term.ts";

// A guide may name one that is taken off.
const technologies = readContent(contentFolder, true).technologies.map(({ name }) => name);
const finders = new Map(
  otherLanguages.map((language) => [language as Language, mistakeFinder(language as OtherLanguage, technologies)]),
);

/** Mistakes that must not occur in texts of a language and occur in this text. English is not checked. */
export const glossaryMistakes = (language: Language, text: string): string[] => finders.get(language)?.(text) ?? [];
