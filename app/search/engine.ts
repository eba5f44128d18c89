import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { defaultLanguage, englishPath } from "../../enquiry/page.ts";
import { loadPageList, loadText, searchFiles } from "./files.ts";
import { indexOptions, lastResort, queryOptions, type ResultEntry, type SearchDocument } from "./index-format.ts";

/**
 * A page that fits the query. `words` are what of its words made it fit, to be marked. `language` is given where it is
 * another than that of the search.
 */
type Hit = ResultEntry & { words: string[]; language?: string };

/**
 * What was found: the best group first, in each the best page first. `count` pages fit, of which `shown` are in the groups.
 * `unknown` are the words of the query that no page has; all of them where nothing was found.
 */
export type Found = { groups: { section: string; hits: Hit[] }[]; count: number; shown: number; unknown: string[] };

/** Answers a query in the browser, which tells nobody of it. */
export type Search = (query: string) => Found;

/** More than these are not read; a second word narrows better than scrolling. */
const maxResults = 24;

/** Of a word that begins as the query has it, that beginning; of one that a slip of the finger led to, all of it. */
const marksOf = (terms: string[], queryTerms: string[]) => [
  ...new Set(terms.map((term) => queryTerms.find((asked) => term.startsWith(asked)) ?? term)),
];

const hitOf = ({ path, title, section, description, terms, queryTerms }: SearchResult): Hit => ({
  path,
  title,
  section,
  description,
  words: marksOf(terms, queryTerms),
});

const read = (json: string) => MiniSearch.loadJSONAsync<SearchDocument>(json, indexOptions);

/** What another language finds in the English index: the pages that it has none of its own for, in a group of theirs. */
export type EnglishPages = {
  json: string;
  /** What the group is called. */
  section: string;
  /** English addresses of the pages that there are in the language as well. */
  translated: ReadonlySet<string>;
};

function inGroups(hits: Hit[]): Found["groups"] {
  const groups: Found["groups"] = [];
  for (const hit of hits) {
    const group = groups.find(({ section }) => section === hit.section);
    if (group) group.hits.push(hit);
    else groups.push({ section: hit.section, hits: [hit] });
  }
  return groups;
}

/** The search over an index that `pipeline/seo/search-files.ts` has written, and for another language over the English one after it. */
export async function searchIn(json: string, english?: EnglishPages): Promise<Search> {
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
    // One word that no page knows is no reason to hide what fits the others.
    if (results.length === 0) results = find(query, { ...queryOptions, combineWith: "OR" });
    if (results.length === 0) results = find(query, lastResort);
    const isUnknown = (word: string) => /[\p{L}\p{N}]/u.test(word) && find(word, queryOptions).length === 0;
    const unknown = query.split(/\s+/).filter((word) => results.length === 0 || isUnknown(word));
    const hits = results.slice(0, maxResults);
    return { groups: inGroups(hits), count: results.length, shown: hits.length, unknown };
  };
}

/**
 * Fetches the index of a language, which is the same for everybody, and the English one beside it. Rejects where one cannot be had.
 * @param section what pages that are there in English alone are called
 */
export async function loadSearch(language: string, section: string): Promise<Search> {
  const load = (code: string) => loadText(searchFiles(code).index);
  if (language === defaultLanguage) return searchIn(await load(language));
  const [own, json, pages] = await Promise.all([load(language), load(defaultLanguage), loadPageList(language)]);
  return searchIn(own, { json, section, translated: new Set(pages.map(({ path }) => englishPath(language, path))) });
}
