import type { Options, SearchOptions } from "minisearch";
import { foldSpelling } from "../../enquiry/fold-indic-spelling.ts";

/** A page as the search and the not-found page name it. The files are written by `pipeline/seo/search-index.ts`. */
export type PageEntry = { path: string; title: string; section: string };

/** A page as it is shown among the results. */
export type ResultEntry = PageEntry & { description: string };

/** One page as it is indexed. */
export type SearchDocument = ResultEntry & {
  id: number;
  /** Its title, and what else it is called. */
  names: string;
  headings: string;
  text: string;
};

/** Index and query have to be cut into words in the same way. `ReactJS` and `nextjs` are what we call React and Next.js. */
export const indexOptions = {
  fields: ["names", "headings", "text"],
  storeFields: ["path", "title", "section", "description"],
  processTerm: (term: string) => foldSpelling(term.toLowerCase().replace(/(..)js$/, "$1")),
} satisfies Options<SearchDocument>;

/** The beginning of a word finds it. From five letters on, a spelling mistake is forgiven. */
export const queryOptions: SearchOptions = {
  prefix: true,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  boost: { names: 6, headings: 2 },
  combineWith: "AND",
};

/** Used where nothing else is found: one word of the query is enough, and two letters may be wrong or swapped. */
export const looseOptions: SearchOptions = {
  ...queryOptions,
  combineWith: "OR",
  fuzzy: (term) => (term.length > 4 ? 2 : false),
};
