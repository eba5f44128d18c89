/*
 * The page of the site that led to an enquiry, and how paths tell a page's language: declared once for the site, the relay,
 * the store and the owner's inbox.
 */

/** Characters of a path that are kept; those of the site have a third of them. */
const maxLength = 200;
const sitePath = /^\/(?!\/)[\w\-.~%/]*$/;

/**
 * The path of a page of this site: without query and hash, which may say something of a person. Empty for whatever is no
 * such path, be it another origin's address, too long or not a text.
 */
export function pagePath(value: unknown): string {
  const [path = ""] = typeof value === "string" ? value.split(/[?#]/, 1) : [];
  return path.length <= maxLength && sitePath.test(path) ? path : "";
}

/** The language whose addresses have no prefix, and what an enquiry of before the others was written in. */
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
