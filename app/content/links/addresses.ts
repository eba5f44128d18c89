import { defaultLanguage, englishPath, pathIn } from "../../../enquiry/page.ts";
import { paths } from "../../paths.ts";
import { explainerPages } from "../explainers/explainers.ts";
import { type Language, languageAt, languages } from "../languages/languages.ts";
import {
  type Content,
  type PageName,
  pageFile,
  type Section,
  sectionNames,
  sections,
  type Translation,
} from "../registry.ts";

/** Addresses of `app/paths.ts` without a `:slug`. */
const singlePages = paths.filter((path) => !path.includes(":"));

/** The content without which a page does not exist in another language. Pages that are not here are in English alone. */
const needs: Record<string, PageName | "catalogue"> = {
  "/": "home",
  "/about": "about",
  "/industries": "industries",
  "/contact": "contact",
  "/case-studies": "caseStudyPages",
  "/career": "careers",
  "/careers": "careers",
  "/technologies": "technologyPages",
  "/guides": "guideShelf",
  "/sheets": "sheetShelf",
  "/portfolio": "caseStudyPages",
  "/privacy": "privacy",
  ...explainerPages,
  "/enquiry-received": "catalogue",
};

const isSaid = (path: string, translation: Translation) => {
  const need = needs[path];
  return need === "catalogue" || (need !== undefined && translation[need] !== undefined);
};

/** Sections with pages in other languages, in the order of the sitemap and the other lists. */
const translatedSections = ["services", "guides", "sheets", "caseStudies"] as const satisfies Section[];

/** The English addresses of the pages that another language has. */
export const translatedPaths = (translation: Translation): string[] => [
  ...singlePages.filter((path) => isSaid(path, translation)),
  ...translatedSections.flatMap((section) =>
    translation[section].map(({ slug }) => `/${sections[section].folder}/${slug}`).sort(),
  ),
];

/** The address of every page, without a slash at its end, in the order of the sitemap and the other lists. */
export const pagePaths = (content: Content): string[] => [
  ...singlePages,
  ...entryPaths(content),
  ...content.translations.flatMap((translation) =>
    translatedPaths(translation).map((path) => pathIn(translation.language, path)),
  ),
];

/** Addresses of the English pages of all sections. */
export const entryPaths = (content: Content): string[] =>
  sectionNames.flatMap((section) => content[section].map(({ slug }) => `/${sections[section].folder}/${slug}`).sort());

/** The languages of a page, which is given by its English address. */
export const languagesOf = (path: string, content: Content): Language[] => [
  defaultLanguage,
  ...content.translations
    .filter((translation) => translatedPaths(translation).includes(path))
    .map(({ language }) => language),
];

/** Folders with a not-found page of their own, one for each language. `""` is the root. */
export const notFoundFolders = languages.map((language) => (language === defaultLanguage ? "" : `/${language}`));

/** Files and folders with content of a page beside those of its own name. */
const otherSources: Record<string, string> = {
  "/portfolio": "case-studies",
  "/what-a-website-costs": "prices",
  "/how-this-site-is-made": "measured",
};

/** The content files and folders of a page, without extension. */
export function sourcesOf(address: string): string[] {
  const language = languageAt(address);
  const path = englishPath(language, address);
  const need = needs[path];
  const own = need && need !== "catalogue" ? pageFile(need, language).replace(".ts", "") : `content/${language}${path}`;
  return [`content/${otherSources[path] ?? path.slice(1)}`, own];
}

/**
 * How to mend a link of this site that leads nowhere; `undefined` if it leads to a page or to another site. Links to files are
 * checked once the site is built (`tests/built/pages.test.ts`).
 */
export function remedyFor(link: string, addresses: ReadonlySet<string>): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  if (!link.startsWith("/")) return `leads to "${link}": write an address of this site from its "/" on`;
  const { pathname } = new URL(link, "https://site.invalid");
  if (addresses.has(pathname) || /\.\w+$/.test(pathname)) return undefined;
  return `leads to "${link}", but there is no such page: correct or remove it`;
}
