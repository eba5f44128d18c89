import { describe, expect, it, vi } from "vitest";
import { startEngine } from "~/search/engine.ts";
import { lastResort, queryOptions } from "../../app/search/index-format.ts";
import { defaultLanguage } from "../../enquiry/page.ts";
import { indexedPages, readPages } from "./support/built-pages.ts";
import { allTerms, builtFiles, entries, wholeIndex as index, texts } from "./support/search.ts";

const pages = indexedPages(readPages()).filter(({ language }) => language === defaultLanguage);
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
    ["privacy", "/privacy"],
    ["who answers on a saturday", "/contact"],
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

describe("a search by the parts that a query needs", async () => {
  vi.stubGlobal("fetch", builtFiles());
  const engine = await startEngine("en");

  /** As `engine.search`, on the whole index. */
  function searchWhole(query: string) {
    const options = [queryOptions, { ...queryOptions, combineWith: "OR" as const }, lastResort];
    return options.map((option) => index.search(query, option)).find((results) => results.length > 0) ?? [];
  }

  const every = (step: number, from = 0) => allTerms.filter((_, i) => i % step === from);
  const words = every(29);
  const long = every(17, 5).filter((word) => word.length > 4);
  const queries = {
    "words of the pages": words,
    "beginnings of words": every(31, 2).map((word) => word.slice(0, 1 + (word.length % 4))),
    "words with a letter left out": long.map(
      (word, i) => word.slice(0, i % word.length) + word.slice((i % word.length) + 1),
    ),
    "words with two letters swapped": long.map((word) => word[1] + word.slice(0, 1) + word.slice(2)),
    "words with another letter first": long.map((word) => `z${word.slice(1)}`),
    "two words": words.map((word, i) => `${word} ${words[(i * 7 + 3) % words.length]}`),
    "a word that no page has beside one": every(97).map((word) => `${word} zeppelinfahrt`),
    "headings of the pages": pages.map((page) => page.text("h1")),
    "the beginnings of texts": texts.map((text) => text.slice(0, 40)),
  };

  it.each(Object.entries(queries))("finds for %s what the whole index finds, in the same order", async (_, list) => {
    expect(list.length).toBeGreaterThan(50);
    for (const query of list) {
      const whole = searchWhole(query);
      const { count, shown, groups } = await engine.search(query);
      const hits = groups.flatMap(({ hits }) => hits);
      expect(count, query).toBe(whole.length);
      const best = whole.slice(0, shown);
      // Groups keep the order of their best; within one, and for the first of all, it is the index's own.
      expect(hits[0]?.id, query).toBe(best[0]?.id);
      for (const { section, hits } of groups) {
        const inSection = best.filter(({ id }) => entries[id]?.section === section);
        const found = hits.map(({ id, words }) => [id, words.toSorted()]);
        expect(found, query).toEqual(inSection.map(({ id, terms }) => [id, terms.toSorted()]));
      }
    }
  });
});

const opener = 'button[aria-haspopup="dialog"]';
it.each(readPages())("the search can be opened from the footer of $path", (page) => {
  expect(page.texts(`footer ${opener}`)).toEqual([page.words.frame.search]);
});

it("the blog, the technologies and the not-found pages have a button of their own", () => {
  const own = readPages().filter((page) => page.count(`main ${opener}`) > 0);
  const expected = readPages().filter(
    ({ english, isNotFound }) => isNotFound || ["/blog", "/technologies"].includes(english),
  );
  expect(own.map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
});
