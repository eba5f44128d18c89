import type { Interface } from "../../../../content/en/interface.ts";
import * as catalogues from "../../../../content/languages.ts";
import { officeWords, withOfficeWords } from "../../../../enquiry/office-words.ts";
import { defaultLanguage, languageOf } from "../../../../enquiry/page.ts";
import { settings } from "../../../../settings/index.ts";

export type { Interface };

/** A language of the site, by its prefix. */
export type Language = keyof typeof catalogues;

/** With the office hours filled in. */
const all = Object.fromEntries(
  Object.entries(catalogues).map(([name, words]) => [
    name,
    withOfficeWords<Interface>(words, officeWords(words.language, settings.saturday)),
  ]),
) as Readonly<Record<Language, Interface>>;

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

/** The office hours in the words of a language. */
export const officeWordsIn = (language: Language) => officeWords(all[language].language, settings.saturday);

/** The language of the page at a path. */
export const languageAt = (path: string): Language => languageOf(path, languages);
