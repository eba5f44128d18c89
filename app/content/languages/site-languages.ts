import type { InterfaceWords } from "../../../content/en/interface.ts";
import * as catalogues from "../../../content/languages.ts";
import {
  type FormattedOfficeHours,
  formatOfficeHours,
  insertOfficeHours,
} from "../../../enquiry/format-office-hours.ts";
import { defaultLanguage, languageOf } from "../../../enquiry/language-prefix.ts";
import { settings } from "../../../settings/index.ts";

export type { InterfaceWords };

/** The prefix of a language of the site, e.g. "gu". */
export type Language = keyof typeof catalogues;

/** The office hours in the words of each language. They are the values of every text, and `Intl` is slow. */
const officeHours = Object.fromEntries(
  Object.entries(catalogues).map(([name, { language }]) => [name, formatOfficeHours(language, settings.saturday)]),
) as Readonly<Record<Language, FormattedOfficeHours>>;

/** The catalogues, with the office hours filled in. */
const all = Object.fromEntries(
  Object.entries(catalogues).map(([name, words]) => [
    name,
    insertOfficeHours<InterfaceWords>(words, officeHours[name as Language]),
  ]),
) as Readonly<Record<Language, InterfaceWords>>;

/** All languages, English first. */
export const languages = (Object.keys(all) as Language[]).sort(
  (a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage),
);

/** All languages but English. */
export const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** The catalogue of a language. */
export const interfaceWordsIn = (language: Language): InterfaceWords => all[language];

/** The office hours in the words of a language. */
export const officeHoursIn = (language: Language) => officeHours[language];

/** The language of the page at a path. */
export const languageAt = (path: string): Language => languageOf(path, languages);
