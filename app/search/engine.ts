import MiniSearch, { type SearchResult } from "minisearch";
import { indexOptions, lastResort, queryOptions, type ResultEntry, type SearchDocument } from "./index-format.ts";
import { loadText, searchFiles } from "./load-pages.ts";

/** A page that fits the query. `words` are the words of the page that made it fit, to be marked. */
type Hit = ResultEntry & { words: string[] };

/**
 * What was found: the best group first, in each the best page first. `count` pages fit, of which `shown` are in the groups.
 * `unknown` are the words of the query that no page has; all of them where nothing was found.
 */
export type Found = { groups: { section: string; hits: Hit[] }[]; count: number; shown: number; unknown: string[] };

/** Answers a query in the browser, which tells nobody of it. */
export type Search = (query: string) => Found;

/** More than these are not read; a second word narrows better than scrolling. */
const maxResults = 24;

const hitOf = ({ path, title, section, description, terms }: SearchResult): Hit => ({
  path,
  title,
  section,
  description,
  words: terms,
});

function inGroups(hits: Hit[]): Found["groups"] {
  const groups: Found["groups"] = [];
  for (const hit of hits) {
    const group = groups.find(({ section }) => section === hit.section);
    if (group) group.hits.push(hit);
    else groups.push({ section: hit.section, hits: [hit] });
  }
  return groups;
}

/** The search over an index that `pipeline/seo/search-files.ts` has written. */
export async function searchIn(json: string): Promise<Search> {
  const index = await MiniSearch.loadJSONAsync<SearchDocument>(json, indexOptions);
  return (query) => {
    let results = index.search(query, queryOptions);
    // One word that no page knows is no reason to hide what fits the others.
    if (results.length === 0) results = index.search(query, { ...queryOptions, combineWith: "OR" });
    if (results.length === 0) results = index.search(query, lastResort);
    const isUnknown = (word: string) => /[\p{L}\p{N}]/u.test(word) && index.search(word, queryOptions).length === 0;
    const unknown = query.split(/\s+/).filter((word) => results.length === 0 || isUnknown(word));
    const hits = results.slice(0, maxResults).map(hitOf);
    return { groups: inGroups(hits), count: results.length, shown: hits.length, unknown };
  };
}

/** Fetches the index of a language, which is the same for everybody. Rejects where it cannot be had. */
export const loadSearch = async (language: string): Promise<Search> =>
  searchIn(await loadText(searchFiles(language).index));
