import type { Interface } from "../content/en/interface.ts";
import * as catalogues from "../content/languages.ts";
import { defaultLanguage, languageOf } from "../enquiry/page.ts";

/** A language of the site, by its prefix. */
type Language = keyof typeof catalogues;

const all: Readonly<Record<Language, Interface>> = catalogues;
const languages = Object.keys(all) as Language[];

/** The site's words in a language, as they are written; in English for one that it does not have, or no more. */
export const wordsIn = (language: string): Interface =>
  all[languages.find((known) => known === language) ?? defaultLanguage];

/** The language of the page at a path. */
export const languageAt = (path: string): Language => languageOf(path, languages);

/** The language that a form names, where the site has it; else English, as of a form that names none. */
export const knownLanguage = (value: unknown): Language =>
  languages.find((language) => language === value) ?? defaultLanguage;

/** What the owner reads of a language; its prefix where the site has it no more. */
export const languageName = (language: string): string =>
  knownLanguage(language) === language ? wordsIn(language).language.nameForOwner : language;
