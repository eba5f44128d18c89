import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../app/content/languages/site-languages.ts";
import { searchFiles } from "../../app/search/files.ts";
import { defaultLanguage } from "../../enquiry/page.ts";
import { filesBelow } from "../../pipeline/files.ts";
import { indexedPages, readPages } from "./support/built-pages.ts";
import { client } from "./support/pages.ts";
import { allTerms, entries, pathsFor, search } from "./support/search.ts";

const pages = indexedPages(readPages()).filter(({ language }) => language === defaultLanguage);

describe("the search index", () => {
  it.each(entries)("finds $path by its own heading, among the first five", ({ path }) => {
    const heading = pages.find((page) => page.path === path)?.text("h1") ?? "";
    expect(pathsFor(heading).slice(0, 5)).toContain(path);
  });

  it("shows each page with its name and the description in its head", () => {
    for (const { path, title, section } of entries) {
      const hits = search(title).groups.flatMap(({ hits }) => hits);
      const description = pages.find((page) => page.path === path)?.attribute('meta[name="description"]', "content");
      expect(hits.find((hit) => hit.path === path)).toMatchObject({ title, section, description });
    }
  });

  it("finds something for each of its words and their beginnings, and for a typing mistake in most", () => {
    const words = allTerms.filter((_, i) => i % 29 === 0);
    expect(words.length).toBeGreaterThan(100);
    for (const word of words) expect(search(word).count, word).toBeGreaterThan(0);
    const long = words.filter((word) => /^[a-z]{7,}$/.test(word));
    for (const word of long) {
      expect(search(word.slice(0, -2)).count, word).toBeGreaterThan(0);
      expect(search(`${word[1]}${word[0]}${word.slice(2)}`).count, word).toBeGreaterThan(0);
    }
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

  it("finds nothing for a word that no page has", () => expect(pathsFor("zeppelin")).toEqual([]));
});

it("each language has one index, and the names of its pages for the not-found page", () => {
  const built = filesBelow(join(client, "search")).filter((file) => !/\.(br|gz)$/.test(file));
  const named = languages.flatMap((language) => Object.values(searchFiles(language)));
  expect(built.map((file) => `/search/${file}`)).toEqual(named.sort());
});

const opener = 'button[aria-haspopup="dialog"]';
it.each(readPages())("the search can be opened from the footer of $path", (page) => {
  expect(page.texts(`footer ${opener}`)).toEqual([page.words.frame.search]);
});
