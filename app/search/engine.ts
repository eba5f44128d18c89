import MiniSearch, { type SearchOptions } from "minisearch";
import {
  type IndexPart,
  indexOptions,
  lastResort,
  type PageEntry,
  queryOptions,
  type SearchDocument,
  unpackParts,
} from "./index-format.ts";
import { loadIndex, loadPart, loadText } from "./load.ts";
import { loadPages } from "./load-pages.ts";

/** A page that fits the query. `words` are the words of the page that made it fit, to be marked. */
export type Hit = PageEntry & { id: number; words: string[] };

/**
 * What was found: the best group first, in each the best page first. `count` pages fit, of which `shown` are in the groups.
 * `unknown` are the words of the query that no page has; all of them where nothing was found.
 */
export type Found = { groups: { section: string; hits: Hit[] }[]; count: number; shown: number; unknown: string[] };

/** A search that is ready for use. Both reject where what they need cannot be fetched. */
export type Engine = {
  search: (query: string) => Promise<Found>;
  /** The text of a page by its `id`. */
  textOf: (id: number) => Promise<string>;
};

type Entry = [term: string, IndexPart[number]];

/** More than these are not read; a second word narrows better than scrolling. */
const maxResults = 24;

/** Each number's promise is made once. */
function once<T>(load: (number: number) => Promise<T>) {
  const kept: Promise<T>[] = [];
  return (number: number) => (kept[number] ??= load(number));
}

/** Fetches pages and terms of a language, and makes the search of them. Rejects where the network fails. */
export async function startEngine(language: string): Promise<Engine> {
  const [pages, { terms, folder, ...head }] = await Promise.all([loadPages(language), loadIndex(language)]);
  const parts = unpackParts(terms);
  // The library finds the parts as it finds pages, so that no rule of matching is written here again.
  const directory = new MiniSearch<{ id: number; terms: string }>({ ...indexOptions, fields: ["terms"] });
  await directory.addAllAsync(parts.map((part, id) => ({ id, terms: part.join(" ") })));
  const partAt = once((part) => loadPart(folder, part));

  /** The index of the terms that a query could mean: it answers the query as the whole index would. */
  async function indexFor(query: string, options: SearchOptions) {
    const needed: number[] = directory.search(query, { ...options, combineWith: "OR" }).map(({ id }) => id);
    const index = await Promise.all(
      needed.map(async (part) => {
        const entries = await partAt(part);
        return (parts[part] ?? []).map((term, i): Entry => [term, entries[i] ?? {}]);
      }),
    );
    return MiniSearch.loadJS<SearchDocument>({ ...head, index: index.flat() }, indexOptions);
  }

  async function search(query: string): Promise<Found> {
    const index = await indexFor(query, queryOptions);
    let results = index.search(query, queryOptions);
    // One word that no page knows is no reason to hide what fits the others.
    if (results.length === 0) results = index.search(query, { ...queryOptions, combineWith: "OR" });
    if (results.length === 0) results = (await indexFor(query, lastResort)).search(query, lastResort);
    const isUnknown = (word: string) => /[\p{L}\p{N}]/u.test(word) && index.search(word, queryOptions).length === 0;
    const unknown = query.split(/\s+/).filter((word) => results.length === 0 || isUnknown(word));
    const hits = results.slice(0, maxResults).flatMap(({ id, terms: words }): Hit[] => {
      const page = pages[id];
      return page ? [{ ...page, id, words }] : [];
    });
    const groups: Found["groups"] = [];
    for (const hit of hits) {
      const group = groups.find(({ section }) => section === hit.section);
      if (group) group.hits.push(hit);
      else groups.push({ section: hit.section, hits: [hit] });
    }
    return { groups, count: results.length, shown: hits.length, unknown };
  }

  return { search, textOf: once((page) => loadText(folder, page)) };
}
