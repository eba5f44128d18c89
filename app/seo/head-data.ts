import { defaultLanguage, englishPath, pathIn } from "../../enquiry/language-prefix.ts";

/** The data of a page's head. `app/content/page/make-head.ts` makes it while the site is built. */
export type PageHead = {
  /** The whole title, the firm's name last. */
  title: string;
  description: string;
  /** Absolute, without a trailing slash. */
  canonical: string;
  siteName: string;
  /** The languages of this page, English first. Left out if English is the only one. */
  languages?: readonly string[] | undefined;
  /** Prefix and tag of the page's language. Left out if it is English. */
  language?: { code: string; tag: string } | undefined;
  /** Separated by commas. */
  keywords?: string | undefined;
  type?: "website" | "article" | undefined;
  /** Kept out of search engines. */
  noindex?: boolean | undefined;
  /** Whether to leave out Open Graph: nobody shares such an address. */
  unshared?: boolean | undefined;
  /** The day on which the text was last reviewed, as 2024-03-15, if the page shows it. */
  modified?: string | undefined;
  /** Only for articles: the day of publication, and the category. */
  published?: string | undefined;
  section?: string | undefined;
};

/** A page's address in each of its languages; none if it has only one. For all others search engines get the English one. */
export function alternatesOf({ canonical, language, languages = [] }: PageHead): { code: string; url: string }[] {
  if (languages.length === 0) return [];
  const { origin, pathname } = new URL(canonical);
  const path = englishPath(language?.code ?? defaultLanguage, pathname);
  const urlIn = (code: string) => origin + pathIn(code, path);
  return [...languages.map((code) => ({ code, url: urlIn(code) })), { code: "x-default", url: urlIn(defaultLanguage) }];
}
