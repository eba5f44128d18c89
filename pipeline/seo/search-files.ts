import { createHash } from "node:crypto";
import MiniSearch, { type AsPlainObject } from "minisearch";
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
import { type BuiltPage, sectionName, sectionOf } from "./built-page.ts";

function entryOf({ path, heading, crumbs }: BuiltPage): PageEntry {
  const section = sectionOf(path);
  const title = section ? heading : (crumbs.at(-1)?.label ?? "Home");
  return { path, title, section: section ? sectionName(section) : "Pages" };
}

/** Lines of a text in a row, such as the entries of a list, with a dot between what no full stop parts. */
const inARow = (lines: string[]) =>
  lines.reduce((text, line) => `${text}${/[.!?:;,…]$/.test(text) ? " " : " · "}${line}`);

function documentOf(page: BuiltPage, id: number): SearchDocument {
  // The title stands over the excerpt already.
  const lines = page.lines.filter((line) => line !== page.heading);
  // Sought by what the menus call it, too: "Contact" is headed "The first consultation is free".
  const title = [...new Set([page.heading, entryOf(page).title])].join(" ");
  return { id, title, headings: page.headings.join(" "), text: inARow(lines) };
}

/**
 * The index of documents, cut so that a browser fetches what a query needs
 * (docs/decisions/0022-search-index-in-parts.md), and the text of each, as JSON by address.
 */
export function indexFiles(documents: SearchDocument[]): Record<string, string> {
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
    [searchFiles.index]: JSON.stringify({ ...head, terms, folder } satisfies IndexHead),
    ...Object.fromEntries(files.map(([name, content]) => [folder + name, JSON.stringify(content)])),
  };
}

/** What the browser needs to search all pages, as JSON by address. */
export function searchData(pages: BuiltPage[]): Record<string, string> {
  return { [searchFiles.pages]: JSON.stringify(pages.map(entryOf)), ...indexFiles(pages.map(documentOf)) };
}
