import type { Interface } from "../content/en/interface.ts";
import * as catalogues from "../content/languages.ts";
import { defaultLanguage, languageOf } from "../enquiry/page.ts";

/** A language of the site, by its path prefix. */
type Language = keyof typeof catalogues;

const all: Readonly<Record<Language, Interface>> = catalogues;
const languages = Object.keys(all) as Language[];

/** The site's words in a language, not formatted; English for a language that the site does not have. */
export const wordsIn = (language: string): Interface =>
  all[languages.find((known) => known === language) ?? defaultLanguage];

/** The language of the page at a path. */
export const languageAt = (path: string): Language => languageOf(path, languages);

/** The language that a form names; English when the site does not have it or none is named. */
export const knownLanguage = (value: unknown): Language =>
  languages.find((language) => language === value) ?? defaultLanguage;

/** A language's name for the owner; its prefix when the site no longer has it. */
export const languageName = (language: string): string =>
  knownLanguage(language) === language ? wordsIn(language).language.nameForOwner : language;
