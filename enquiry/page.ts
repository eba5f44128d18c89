/*
 * The page of the site that led to an enquiry, and the language that its path tells: declared once for the form, the relay,
 * the store and the owner's desk.
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

/** The site's languages. All but the first have a prefix of their own: `/gu`, `/hi`. */
export const languages = ["en", "gu", "hi"] as const;

/** The language of the page at this path. */
export function languageOf(path: string): (typeof languages)[number] {
  const [, prefix] = path.split("/", 2);
  return languages.find((language) => language === prefix) ?? languages[0];
}
