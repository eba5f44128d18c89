import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import {
  indexOptions,
  type PageEntry,
  queryOptions,
  type SearchDocument,
  searchFiles,
} from "../../app/search/index-format.ts";
import { fileText, indexedPages, readPages } from "./support/built-pages.ts";

const pages = indexedPages(readPages());
const entries: PageEntry[] = JSON.parse(fileText(searchFiles.pages));
const texts: string[] = JSON.parse(fileText(searchFiles.texts));
const index = MiniSearch.loadJSON<SearchDocument>(fileText(searchFiles.index), indexOptions);
const pathsFor = (query: string) => index.search(query, queryOptions).map(({ id }) => entries[id]?.path);

describe("the search index", () => {
  it("has every page that search engines are shown, once, with its text", () => {
    expect(entries.map(({ path }) => path).sort()).toEqual(pages.map(({ path }) => path).sort());
    expect(texts).toHaveLength(entries.length);
    expect(index.documentCount).toBe(entries.length);
    for (const text of texts) expect(text.length).toBeGreaterThan(200);
  });

  it.each(entries)("finds $path by its own heading, among the first five", ({ path }) => {
    const heading = pages.find((page) => page.path === path)?.text("h1") ?? "";
    expect(pathsFor(heading).slice(0, 5)).toContain(path);
  });

  it.each([
    ["postgresql", "/technologies/postgresql"],
    ["kuberntes", "/technologies/kubernetes"],
    ["next.js", "/technologies/nextjs"],
    ["nextjs", "/technologies/nextjs"],
    ["ReactJS", "/technologies/react"],
    ["nodejs", "/technologies/nodejs"],
    ["contact", "/contact"],
    ["about", "/about"],
    ["hiring", "/career"],
    ["office hours", "/contact"],
  ])("answers “%s” with %s", (query, path) => expect(pathsFor(query).slice(0, 6)).toContain(path));

  it("knows nothing of a word that no page has", () => expect(pathsFor("zeppelin")).toEqual([]));

  it("does not find a case study by what it says of the next one", () => {
    const paths = pathsFor("payment ledger");
    expect(paths).toContain("/case-studies/fintech-payment-processing");
    expect(paths).not.toContain("/case-studies/healthcare-management-system");
  });

  it("holds the words of each page without its markup, and without the way there", () => {
    for (const text of texts) expect(text).not.toMatch(/<!--|\[object Object|^Home \/|BACK TO (BLOG|CASE STUDIES)/);
  });
});

const opener = 'button[aria-haspopup="dialog"]';
it.each(readPages())("the search can be opened from the footer of $path", (page) => {
  expect(page.texts(`footer ${opener}`)).toEqual(["SEARCH THE SITE"]);
});

it("the blog, the technologies and the not-found pages have a button of their own", () => {
  const own = readPages().filter((page) => page.count(`main ${opener}`) > 0);
  const expected = readPages().filter(
    ({ path, isNotFound }) => isNotFound || ["/blog", "/technologies"].includes(path),
  );
  expect(own.map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
});
