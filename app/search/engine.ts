import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { defaultLanguage, englishPath } from "../../enquiry/language-prefix.ts";
import { fetchSearchFile, loadPageList, searchFilePaths } from "./index-files.ts";
import { indexOptions, looseOptions, queryOptions, type ResultEntry, type SearchDocument } from "./index-format.ts";

/** A page that matches the query, and the words to mark in it. `language` is set where it is another than that of the search. */
type Hit = ResultEntry & { words: string[]; language?: string };

/**
 * What was found: groups and the pages in them, best first. `count` pages match, of which `shown` are in the groups. `unknown` are
 * words of the query that no page has; all of them where nothing was found.
 */
export type SearchMatches = {
  groups: { section: string; hits: Hit[] }[];
  count: number;
  shown: number;
  unknown: string[];
};

/** Answers a query. It runs in the browser, so that nobody learns of the query. */
export type SearchFunction = (query: string) => SearchMatches;

/** Nobody reads a longer list: a second word narrows it better than scrolling. */
const maxResults = 24;

const hitOf = ({ path, title, section, description, terms, queryTerms }: SearchResult): Hit => ({
  ...{ path, title, section, description },
  // What was typed, where a found word begins with it, and the whole found word where a spelling mistake led to it.
  words: [...new Set(terms.map((term) => queryTerms.find((asked) => term.startsWith(asked)) ?? term))],
});

const read = (json: string) => MiniSearch.loadJSONAsync<SearchDocument>(json, indexOptions);

/** The English index behind that of another language: pages that do not exist in the language, in a group of their own. */
type FallbackIndex = {
  json: string;
  section: string;
  /** English addresses of the pages that there are in the language as well. */
  translated: ReadonlySet<string>;
};

/** The search over an index of `pipeline/seo/search-index.ts`; in another language, over the English index after it. */
export async function createSearch(json: string, english?: FallbackIndex): Promise<SearchFunction> {
  const own = await read(json);
  const englishIndex = english && (await read(english.json));
  const find = (query: string, options: SearchOptions): Hit[] => [
    ...own.search(query, options).map(hitOf),
    ...(englishIndex?.search(query, options).map(hitOf) ?? [])
      .filter(({ path }) => !english?.translated.has(path))
      .map((hit) => ({ ...hit, section: english?.section ?? "", language: defaultLanguage })),
  ];
  return (query) => {
    let results = find(query, queryOptions);
    // A word that no page has must not hide the pages that match the others.
    if (results.length === 0) results = find(query, { ...queryOptions, combineWith: "OR" });
    if (results.length === 0) results = find(query, looseOptions);
    const isUnknown = (word: string) => /[\p{L}\p{N}]/u.test(word) && find(word, queryOptions).length === 0;
    const unknown = query.split(/\s+/).filter((word) => results.length === 0 || isUnknown(word));
    const hits = results.slice(0, maxResults);
    const groups = [...Map.groupBy(hits, ({ section }) => section)].map(([section, hits]) => ({ section, hits }));
    return { groups, count: results.length, shown: hits.length, unknown };
  };
}

/**
 * Fetches the index of a language, whole and whatever the query, and the English one beside it.
 * @param section the name of the group of pages that exist in English alone
 */
export async function loadSearch(language: string, section: string): Promise<SearchFunction> {
  const load = (code: string) => fetchSearchFile(searchFilePaths(code).index);
  if (language === defaultLanguage) return createSearch(await load(language));
  const [own, json, pages] = await Promise.all([load(language), load(defaultLanguage), loadPageList(language)]);
  return createSearch(own, {
    json,
    section,
    translated: new Set(pages.map(({ path }) => englishPath(language, path))),
  });
}
