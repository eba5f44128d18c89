import MiniSearch from "minisearch";
import { interfaceWordsIn, languages } from "../../app/content/languages/site-languages.ts";
import { searchFilePaths } from "../../app/search/index-files.ts";
import { indexOptions, type PageEntry, type SearchDocument } from "../../app/search/index-format.ts";
import { defaultLanguage, englishPath } from "../../enquiry/language-prefix.ts";
import { type BuiltPage, sectionTitleOf } from "./built-page.ts";

function entryOf(page: BuiltPage): PageEntry {
  const { path, language, heading, crumbs } = page;
  const { frame, sections } = interfaceWordsIn(language);
  const section = sectionTitleOf(page);
  return { path, title: section ? heading : (crumbs.at(-1)?.label ?? frame.home), section: section ?? sections.pages };
}

/** Keys of the catalogue for pages whose addresses differ from them. */
const called: Record<string, string> = { "": "home", career: "careers", "case-studies": "caseStudies" };

/** Further words that find a translated page: other spellings, and the English page's name. */
function alsoCalled({ path, language }: BuiltPage, english: ReadonlyMap<string, BuiltPage>): string[] {
  if (language === defaultLanguage) return [];
  const address = englishPath(language, path);
  const name = address.slice(address.lastIndexOf("/") + 1);
  const spellings: Record<string, string> = interfaceWordsIn(language).spellings;
  const original = english.get(address);
  const names = original ? [entryOf(original).title, ...(original.head.keywords?.split(", ") ?? [])] : [];
  return [spellings[called[name] ?? name] ?? "", ...names];
}

function documentOf(page: BuiltPage, id: number, english: ReadonlyMap<string, BuiltPage>): SearchDocument {
  const entry = entryOf(page);
  // The name in the menu finds a page too: the page "Contact" has the heading "The first consultation is free".
  const names = [...new Set([page.heading, entry.title])].join(" ");
  const headings = [...page.headings, ...alsoCalled(page, english)].filter(Boolean).join(" ");
  const text = [page.head.description, ...page.lines.filter((line) => line !== page.heading)].join("\n");
  return { ...entry, description: page.head.description, id, names, headings, text };
}

/** The index of documents, with what results show of each. A browser loads it whole, so queries stay there. */
export function buildSearchIndex(documents: SearchDocument[]): string {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return JSON.stringify(index);
}

/** The files for the search of all pages, an index for each language, as JSON by address. */
export function buildSearchFiles(pages: BuiltPage[]): Record<string, string> {
  const english = new Map(pages.map((page) => [page.path, page]));
  const files = languages.map((language) => {
    const own = pages.filter((page) => page.language === language);
    return {
      [searchFilePaths(language).pages]: JSON.stringify(own.map(entryOf)),
      [searchFilePaths(language).index]: buildSearchIndex(own.map((page, id) => documentOf(page, id, english))),
    };
  });
  return Object.assign({}, ...files);
}
