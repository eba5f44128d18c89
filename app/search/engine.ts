import MiniSearch from "minisearch";
import { indexOptions, lastResort, type PageEntry, queryOptions, type SearchDocument } from "./index-format.ts";
import { loadIndex, loadPages } from "./load.ts";

/** A page that fits the query. `words` are the words of the page that made it fit, to be marked. */
export type Hit = PageEntry & { id: number; words: string[] };

/**
 * What was found: the best group first, in each the best page first. `count` pages fit, of which `shown` are in the groups.
 * `unknown` are the words of the query that no page has; all of them where nothing was found.
 */
export type Found = { groups: { section: string; hits: Hit[] }[]; count: number; shown: number; unknown: string[] };

/** A search that is ready for use. */
export type Engine = { search: (query: string) => Found };

/** More than these are not read; a second word narrows better than scrolling. */
const maxResults = 24;

/** Fetches pages and index, and makes the search of them. Rejects where the network fails. */
export async function startEngine(): Promise<Engine> {
  const [pages, serialised] = await Promise.all([loadPages(), loadIndex()]);
  const index = await MiniSearch.loadJSAsync<SearchDocument>(serialised, indexOptions);

  function search(query: string): Found {
    let results = index.search(query, queryOptions);
    // One word that no page knows is no reason to hide what fits the others.
    if (results.length === 0) results = index.search(query, { ...queryOptions, combineWith: "OR" });
    if (results.length === 0) results = index.search(query, lastResort);
    const isUnknown = (word: string) => /[\p{L}\p{N}]/u.test(word) && index.search(word, queryOptions).length === 0;
    const unknown = query.split(/\s+/).filter((word) => results.length === 0 || isUnknown(word));
    const hits = results.slice(0, maxResults).flatMap(({ id, terms }): Hit[] => {
      const page = pages[id];
      return page ? [{ ...page, id, words: terms }] : [];
    });
    const groups: Found["groups"] = [];
    for (const hit of hits) {
      const group = groups.find(({ section }) => section === hit.section);
      if (group) group.hits.push(hit);
      else groups.push({ section: hit.section, hits: [hit] });
    }
    return { groups, count: results.length, shown: hits.length, unknown };
  }

  return { search };
}
