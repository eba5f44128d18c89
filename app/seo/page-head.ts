/** The data of a page's head. `app/content/page/head.ts` makes it while the site is built. */
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
  /** Open Graph type. @default "website" */
  type?: "website" | "article" | undefined;
  /** Kept out of search engines. */
  noindex?: boolean | undefined;
  /** Whether to leave out Open Graph: nobody shares such an address. */
  unshared?: boolean | undefined;
  /** Only for articles: days of publication and last review, as 2024-03-15, and the category. */
  published?: string | undefined;
  modified?: string | undefined;
  section?: string | undefined;
};
