import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../../app/content/.server/languages/languages.ts";
import type { IslandName } from "../../../app/islands/assets.ts";
import { endpoints } from "../../../enquiry/endpoints.ts";
import { pathIn } from "../../../enquiry/page.ts";
import { defaultSite } from "../../e2e/support/builds.ts";

/** A part of the site that may fail: what it is for, and the file or address, or its beginning. */
export type Part = { role: string; path: string };

const client = join(defaultSite, "client");
const assets = readdirSync(join(client, "assets")).filter((name) => /\.(js|css|woff2)$/.test(name));
const named = (pattern: RegExp) => assets.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`);
const without = (files: string[], others: string[]) => files.filter((file) => !others.includes(file));

/** The imports of a script. */
const importsOf = (file: string) =>
  Array.from(readFileSync(join(client, file), "utf8").matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)/g)).map(
    ([, name]) => `/assets/${name}`,
  );

/** The files of an island, as the home page of a language names them: its own, its words, and what the first imports. */
function islandOf(name: IslandName, language: Language = "en") {
  const html = readFileSync(join(client, pathIn(language, "/"), "index.html"), "utf8");
  const list = new RegExp(`data-island="(/assets/${name}-[^"]+)"`).exec(html)?.[1];
  const [code, words, ...imported] = list?.split(" ") ?? [];
  if (!code || !words) throw new Error(`The home page has no island ${name}.`);
  return { code: [code], words: [words], imported };
}

/** Escapes words for a regular expression. */
export const escaped = (words: string) => words.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");

const parts = (role: string, paths: string[]): Part[] => paths.map((path) => ({ role, path }));

const start = named(/^start-.*\.js$/);
const ofStart = start.flatMap(importsOf);
const form = islandOf("enquiry-form");
const carousel = islandOf("carousel");
const search = islandOf("search");
const nearest = named(/^nearest-pages-.*\.js$/);
const known = [...start, ...ofStart, ...form.imported];

/** The parts that each visit needs, found among the built files. */
export const partsOf = {
  /** What hydrates the home page, and sends. */
  home: [
    ...parts("the script of every page", start),
    ...parts("what that script imports", ofStart),
    ...parts("the font", named(/^anek-latin-.*\.woff2$/)),
    ...parts("the form's code", form.code),
    ...parts("the words of the form", form.words),
    ...parts("what the form's code imports", without(form.imported, ofStart)),
    ...parts("the token for the form", [endpoints.formToken]),
    ...parts("the relay", [endpoints.send]),
  ],
  carousel: [
    ...parts("the carousel's code", carousel.code),
    ...parts("what the carousel's code imports", without(carousel.imported, known)),
  ],
  /** Parts of other languages. Hindi's files fail as Gujarati's do. */
  gujarati: [
    ...parts("the font of a script", named(/^gu-.*\.woff2$/)),
    ...parts("the words of the form in another language", islandOf("enquiry-form", "gu").words),
  ],
  /** A page whose form only a script can send. */
  contact: [
    ...parts("the script of the contact page", start),
    ...parts("the code of the contact page's form", form.code),
    ...parts("the words of the contact page's form", form.words),
  ],
  ownCost: parts("the code that tells what this visit cost", named(/^own-cost-.*\.js$/)),
  received: parts("the code that forgets what was posted", named(/^forget-posted-.*\.js$/)),
  search: [
    ...parts("the search's script of every page", start),
    ...parts("the search's code", search.code),
    ...parts("the words of the search", search.words),
    ...parts("what the search's code imports", without(search.imported, known)),
    ...parts("the index of the search", ["/search/en.json"]),
  ],
  notFound: [
    ...parts("the code that suggests pages", nearest),
    ...parts("what that code imports", without(nearest.flatMap(importsOf), known)),
    ...parts("the names of all pages", ["/search/pages.json"]),
  ],
} satisfies Record<string, Part[]>;

/**
 * Parts that only a site with analytics has (`tests/e2e/support/builds.ts`), by the beginning of their file names: that site is
 * built after this is read.
 */
export const countingParts = [
  ...parts("the code that counts", ["/assets/client-"]),
  ...parts("the words of the question about counting", ["/assets/consent-words-"]),
  ...parts("the code that reports vitals", ["/assets/report-"]),
];

const tried = new Set(Object.values(partsOf).flatMap((some) => some.map(({ path }) => path)));

/** The parts of a language that no visit uses. */
const ofHindi = [...named(/^hi-.*\.woff2$/), ...islandOf("enquiry-form", "hi").words];

/** Built files that no visit needs, though they may be requested. */
export const untried = named(/./).filter((path) => !tried.has(path) && !ofHindi.includes(path));
