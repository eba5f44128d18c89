import { createHash } from "node:crypto";
import MiniSearch, { type AsPlainObject } from "minisearch";
import { interfaceIn, languages } from "../../app/content/.server/languages.ts";
import {
  type IndexHead,
  type IndexPart,
  indexOptions,
  type PageEntry,
  packTerms,
  partFile,
  type SearchDocument,
  textFile,
  unpackParts,
} from "../../app/search/index-format.ts";
import { searchFiles } from "../../app/search/load-pages.ts";
import { defaultLanguage, englishPath } from "../../enquiry/page.ts";
import { type BuiltPage, sectionName, sectionOf } from "./built-page.ts";

function entryOf({ path, language, heading, crumbs }: BuiltPage): PageEntry {
  const section = sectionOf(englishPath(language, path));
  const { frame, search } = interfaceIn(language);
  const title = section ? heading : (crumbs.at(-1)?.label ?? frame.home);
  const named: Record<string, string> = search.sections;
  return { path, title, section: section ? (named[section] ?? sectionName(section)) : search.sections.pages };
}

/** Lines of a text in a row, such as the entries of a list, with a dot between what no full stop parts. */
const inARow = (lines: string[]) =>
  lines.reduce((text, line) => `${text}${/[.!?:;,…]$/.test(text) ? " " : " · "}${line}`);

/** What the catalogue calls pages whose addresses are called otherwise. */
const called: Record<string, string> = { "": "home", career: "careers", "case-studies": "caseStudies" };

/** What a page is looked for by, besides what it says: other spellings, and what the English one is called. */
function alsoCalled({ path, language }: BuiltPage, english: ReadonlyMap<string, BuiltPage>): string[] {
  if (language === defaultLanguage) return [];
  const address = englishPath(language, path);
  const name = address.slice(address.lastIndexOf("/") + 1);
  const spellings: Record<string, string> = interfaceIn(language).spellings;
  const original = english.get(address);
  const names = original ? [entryOf(original).title, ...original.keywords] : [];
  return [spellings[called[name] ?? name] ?? "", ...names];
}

function documentOf(page: BuiltPage, id: number, english: ReadonlyMap<string, BuiltPage>): SearchDocument {
  // The title stands over the excerpt already.
  const lines = page.lines.filter((line) => line !== page.heading);
  // Sought by what the menus call it, too: "Contact" is headed "The first consultation is free".
  const title = [...new Set([page.heading, entryOf(page).title])].join(" ");
  const headings = [...page.headings, ...alsoCalled(page, english)].filter(Boolean).join(" ");
  return { id, title, headings, text: inARow(lines) };
}

/**
 * The index of documents, cut so that a browser fetches what a query needs
 * (docs/decisions/0022-search-index-in-parts.md), and the text of each, as JSON by address.
 */
export function indexFiles(documents: SearchDocument[], language: string): Record<string, string> {
  const whole = new MiniSearch(indexOptions);
  whole.addAll(documents);
  const { index, ...head }: AsPlainObject = JSON.parse(JSON.stringify(whole));
  const sayings = new Map(index);
  const terms = packTerms([...sayings.keys()].sort());
  const files: [name: string, content: unknown][] = [
    ...unpackParts(terms).map((part, i): [string, IndexPart] => [
      partFile(i),
      part.map((term) => sayings.get(term) ?? {}),
    ]),
    ...documents.map(({ id, text }): [string, string] => [textFile(id), text]),
  ];
  const hash = createHash("sha256").update(JSON.stringify([head, terms, files]));
  const folder = `/search/${hash.digest("hex").slice(0, 10)}/`;
  return {
    [searchFiles(language).index]: JSON.stringify({ ...head, terms, folder } satisfies IndexHead),
    ...Object.fromEntries(files.map(([name, content]) => [folder + name, JSON.stringify(content)])),
  };
}

/** What the browser needs to search all pages, an index a language, as JSON by address. */
export function searchData(pages: BuiltPage[]): Record<string, string> {
  const english = new Map(pages.map((page) => [page.path, page]));
  const files = languages.map((language) => {
    const own = pages.filter((page) => page.language === language);
    const documents = own.map((page, id) => documentOf(page, id, english));
    return {
      [searchFiles(language).pages]: JSON.stringify(own.map(entryOf)),
      ...indexFiles(documents, language),
    };
  });
  return Object.assign({}, ...files);
}
