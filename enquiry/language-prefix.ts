/* The page that led to an enquiry, and how its path tells its language. */

/** A longer path is not stored. The longest of the site is a third of it. Characters. */
const maxLength = 200;
const sitePath = /^\/(?!\/)[\w\-.~%/]*$/;

/**
 * The path of a page of this site, without query and hash, which may say something of a person. Empty for anything else: another
 * origin's address, a path that is too long, a value that is no text.
 */
export function cleanPagePath(value: unknown): string {
  if (typeof value !== "string") return "";
  const path = value.replace(/[?#].*/s, "");
  return path.length <= maxLength && sitePath.test(path) ? path : "";
}

/** The language whose addresses have no prefix. An enquiry from the time before other languages counts as written in it. */
export const defaultLanguage = "en";

/**
 * The language of the page at this path: all but the default have a prefix of their own, such as `/gu`.
 * @param languages of the site (`content/languages.ts`)
 */
export function languageOf<Language extends string>(
  path: string,
  languages: readonly Language[],
): Language | typeof defaultLanguage {
  const [, prefix] = path.split("/", 2);
  return languages.find((language) => language === prefix) ?? defaultLanguage;
}

/** The address of a page in a language, from its English one: `/about` → `/gu/about`. */
export const pathIn = (language: string, path: string): string =>
  language === defaultLanguage ? path : `/${language}${path === "/" ? "" : path}`;

/** The English address of a page in a language: `/gu/about` → `/about`. */
export const englishPath = (language: string, path: string): string =>
  language === defaultLanguage ? path : path.slice(language.length + 1) || "/";
