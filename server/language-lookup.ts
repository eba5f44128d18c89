import type { InterfaceWords } from "../content/en/interface.ts";
import * as catalogues from "../content/languages.ts";
import { defaultLanguage, languageOf } from "../enquiry/language-prefix.ts";

/** A language of the site, by its path prefix. */
type Language = keyof typeof catalogues;

const all: Readonly<Record<Language, InterfaceWords>> = catalogues;
const languages = Object.keys(all) as Language[];

/** The language of the page at a path. */
export const languageAt = (path: string): Language => languageOf(path, languages);

/** The language that a form names. English where the site does not have it, and where the form names none. */
export const languageOrEnglish = (value: unknown): Language =>
  languages.find((language) => language === value) ?? defaultLanguage;

/** The site's messages in a language, as the content file has them; in English for a language that the site does not have. */
export const messagesIn = (language: string): InterfaceWords => all[languageOrEnglish(language)];

/** The name of a language for the owner; its prefix where the site no longer has it. */
export const languageName = (language: string): string =>
  languageOrEnglish(language) === language ? messagesIn(language).language.nameForOwner : language;
