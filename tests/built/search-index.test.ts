import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "../../app/content/languages/site-languages.ts";
import { createSearch } from "../../app/search/engine.ts";
import { searchFilePaths } from "../../app/search/index-files.ts";
import { defaultLanguage } from "../../enquiry/language-prefix.ts";
import { filesBelow } from "../../pipeline/files.ts";
import { clientFolder, isPublished } from "./support/pages.ts";
import { fileText, indexablePages, pageAt, parsePages } from "./support/parsed-pages.ts";
import { indexTerms, pageEntries, resultPaths, search } from "./support/search.ts";

const pages = indexablePages(parsePages()).filter(({ language }) => language === defaultLanguage);

it("the search finds each page by its heading, among the first five results", () => {
  for (const { path } of pageEntries) {
    const heading = pages.find((page) => page.path === path)?.text("h1") ?? "";
    expect(resultPaths(heading).slice(0, 5), heading).toContain(path);
  }
});

it("each result has the page's name and description", () => {
  for (const { path, title, section } of pageEntries) {
    const hits = search(title).groups.flatMap(({ hits }) => hits);
    const description = pages.find((page) => page.path === path)?.attribute('meta[name="description"]', "content");
    expect(hits.find((hit) => hit.path === path)).toMatchObject({ title, section, description });
  }
});

it("the search finds words, their beginnings and words with two letters swapped", () => {
  const words = indexTerms.filter((_, i) => i % 29 === 0);
  expect(words.length).toBeGreaterThan(100);
  for (const word of words) expect(search(word).count, word).toBeGreaterThan(0);
  for (const word of words.filter((word) => /^[a-z]{7,}$/.test(word))) {
    expect(search(word.slice(0, -2)).count, word).toBeGreaterThan(0);
    expect(search(`${word[1]}${word[0]}${word.slice(2)}`).count, word).toBeGreaterThan(0);
  }
});

const searches = [
  ["postgresql", "/technologies/postgresql"],
  ["kuberntes", "/technologies/kubernetes"],
  ["next.js", "/technologies/nextjs"],
  ["nextjs", "/technologies/nextjs"],
  ["ReactJS", "/technologies/react"],
  ["hiring", "/career"],
  ["office hours", "/contact"],
  ["who answers on a saturday", "/contact"],
] as const;
it.each(searches.filter(([, path]) => isPublished(path)))(
  "the search for “%s” finds %s among the first six",
  (query, path) => expect(resultPaths(query).slice(0, 6)).toContain(path),
);

it("the Hindi search finds a service by its name and by Latin words, and words with or without a nukta", async () => {
  const hindi = await createSearch(fileText(searchFilePaths("hi").index));
  const pathsOf = (query: string) => hindi(query).groups.flatMap(({ hits }) => hits.map(({ path }) => path));
  const slug = "web-development-kutch";
  const name = pageAt(`/hi/services/${slug}`).text("h1");
  for (const query of [name, "web development"]) expect(pathsOf(query)[0]).toBe(`/hi/services/${slug}`);
  expect(pathsOf("साफ़")).toEqual(pathsOf("साफ"));
  expect(pathsOf("साफ")).not.toEqual([]);
});

it("each language has one search index, and a list of its pages for the 404 page", () => {
  const built = filesBelow(join(clientFolder, "search")).filter((file) => !/\.(br|gz)$/.test(file));
  const named = languages.flatMap((language) => Object.values(searchFilePaths(language)));
  expect(built.map((file) => `/search/${file}`)).toEqual(named.sort());
});

it("each page has a button in its footer that opens the search", () => {
  for (const page of parsePages())
    expect(page.texts('footer button[aria-haspopup="dialog"]'), page.path).toEqual([page.words.frame.search]);
});
