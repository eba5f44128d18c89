import type { Interface } from "../../../content/en/interface.ts";
import * as catalogues from "../../../content/languages.ts";
import { defaultLanguage, languageOf } from "../../../enquiry/page.ts";

export type { Interface };

/** A language of the site, by its prefix. */
export type Language = keyof typeof catalogues;

const all: Readonly<Record<Language, Interface>> = { ...catalogues };

/** All of them, English first. */
export const languages = (Object.keys(all) as Language[]).sort(
  (a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage),
);

/** All but English. */
export const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** The site's own words in a language. */
export const interfaceIn = (language: Language): Interface => all[language];

/** The same by a prefix that is only known as text. @throws where no language has it */
export function interfaceByPrefix(prefix: string): Interface {
  const language = languages.find((known) => known === prefix);
  if (!language) throw new Error(`There is no language "${prefix}".`);
  return all[language];
}

/** The language of the page at a path. */
export const languageAt = (path: string): Language => languageOf(path, languages);
