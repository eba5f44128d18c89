import type { AsPlainObject, Options, SearchOptions } from "minisearch";
import { fold } from "./fold.ts";

/** A page as the search and the not-found page name it. The files are written by `pipeline/seo/search-files.ts`. */
export type PageEntry = { path: string; title: string; section: string };

/** One page as it is indexed. `id` is its place among the pages. */
export type SearchDocument = { id: number; title: string; headings: string; text: string };

/**
 * The index without what its terms say of the pages: that is cut into parts, of which a query needs few.
 * @property terms sorted and packed; each part of the index is about the next `termsPerPart` of them
 * @property folder of the parts and texts, named by their content: those of two builds are never mixed
 */
export type IndexHead = Omit<AsPlainObject, "index"> & { terms: string; folder: string };

/** What each term of a part says of the pages: MiniSearch's own form, in the order of the terms. */
export type IndexPart = AsPlainObject["index"][number][1][];

/** About 1 kB a part, compressed: of larger ones a query fetches more than it needs, of smaller ones too many. */
const termsPerPart = 96;

/**
 * Sorted terms in one text. Each is how many letters it has in common with the one before, as a digit to base 36, and its
 * own rest: a fifth less than the terms themselves, compressed.
 */
export function packTerms(terms: string[]): string {
  const packed = terms.map((term, i) => {
    const before = terms[i - 1] ?? "";
    let common = 0;
    while (common < Math.min(term.length, 35) && term[common] === before[common]) common++;
    return common.toString(36) + term.slice(common);
  });
  return packed.join(" ");
}

/** The terms of each part. */
export function unpackParts(packed: string): string[][] {
  const parts: string[][] = [];
  let term = "";
  packed.split(" ").forEach((rest, i) => {
    term = term.slice(0, Number.parseInt(rest.charAt(0), 36)) + rest.slice(1);
    if (i % termsPerPart === 0) parts.push([]);
    parts.at(-1)?.push(term);
  });
  return parts;
}

/** Addresses below the index's folder. */
export const partFile = (part: number) => `terms-${part}.json`;
export const textFile = (page: number) => `text-${page}.json`;

/** Index and query have to be cut into words alike. `ReactJS` and `nextjs` are what we call React and Next.js. */
export const indexOptions = {
  fields: ["title", "headings", "text"],
  processTerm: (term: string) => fold(term.toLowerCase().replace(/(..)js$/, "$1")),
} satisfies Options<SearchDocument>;

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
