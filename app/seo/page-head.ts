/** What a page says about itself; made by `app/content/.server/page/head.ts` while the site is built. */
export type PageHead = {
  /** The whole title, the firm's name last. */
  title: string;
  description: string;
  /** Absolute, without a trailing slash. */
  canonical: string;
  siteName: string;
  /** The languages that there is this page in, English first; left out where that is the only one. */
  languages?: readonly string[] | undefined;
  /** Its own language, where that is not English: its prefix, and its tag. */
  language?: { code: string; tag: string } | undefined;
  /** Apart by commas. */
  keywords?: string | undefined;
  /** Open Graph type. @default "website" */
  type?: "website" | "article" | undefined;
  /** Kept out of search engines. */
  noindex?: boolean | undefined;
  /** Nobody has a reason to share its address. */
  unshared?: boolean | undefined;
  /** Of an article of the blog: the days it was published and last reviewed, as 2024-03-15, and its category. */
  published?: string | undefined;
  modified?: string | undefined;
  section?: string | undefined;
};
