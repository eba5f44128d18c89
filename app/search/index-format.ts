import type { Options, SearchOptions } from "minisearch";

/** A page as the search and the not-found page name it. The files are written by `pipeline/seo/search-files.ts`. */
export type PageEntry = { path: string; title: string; section: string };

/** One page as it is indexed. `id` is its place among the pages. */
export type SearchDocument = { id: number; title: string; headings: string; text: string };

/** Three files, so that results need not wait for the texts of their excerpts: pages, index, and texts by page. */
export const searchFiles = {
  pages: "/search/pages.json",
  index: "/search/index.json",
  texts: "/search/texts.json",
};

/** Index and query have to be cut into words alike. `ReactJS` and `nextjs` are what we call React and Next.js. */
export const indexOptions: Options<SearchDocument> = {
  fields: ["title", "headings", "text"],
  processTerm: (term) => term.toLowerCase().replace(/(..)js$/, "$1"),
};

/** The beginning of a word finds it, and from five letters on a slip of the finger does no harm. */
export const queryOptions: SearchOptions = {
  prefix: true,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  boost: { title: 6, headings: 2 },
  combineWith: "AND",
};

/** Where nothing else is found: one word is enough, and two letters may have changed places. */
export const lastResort: SearchOptions = {
  ...queryOptions,
  combineWith: "OR",
  fuzzy: (term) => (term.length > 4 ? 2 : false),
};
