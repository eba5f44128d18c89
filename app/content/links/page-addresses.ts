import { pageTypeOf, type RoutePath, routePaths, type SectionName } from "../../../content/pages.ts";
import { defaultLanguage, englishPath, pathIn } from "../../../enquiry/language-prefix.ts";
import { contentFileOf } from "../file-paths.ts";
import { type Language, languageAt, languages } from "../languages/site-languages.ts";
import type { Content } from "../parse-files.ts";

/** The type of page at an English address, and the slug in it; `undefined` if there is no such type. */
export function matchPath(address: string): { path: RoutePath; slug: string } | undefined {
  const exact = routePaths.find((path) => path === address);
  if (exact) return { path: exact, slug: "" };
  const [, folder, slug = ""] = /^(.+)\/([^/]+)$/.exec(address) ?? [];
  const pattern = routePaths.find((path) => path === `${folder}/:slug`);
  return pattern && { path: pattern, slug };
}

type Pages = { [S in SectionName]?: { slug: string }[] } & Pick<Content, "unpublished">;

/** The English addresses of a type of page, as far as there are words for it. A page without words of its own is in every language. */
function addressesOf(path: RoutePath, content: Pages): string[] {
  const { section, file, screen, wordsOf = file && path } = pageTypeOf(path);
  // A second address of a screen is taken off with the first.
  const isTakenOff = (other: string) =>
    other === path || (other === wordsOf && pageTypeOf(other as RoutePath).screen === screen);
  if (content.unpublished.some(isTakenOff)) return [];
  if (section) return (content[section as SectionName] ?? []).map(({ slug }) => path.replace(":slug", slug)).sort();
  return wordsOf === undefined || wordsOf in content ? [path] : [];
}

/** The English addresses of the pages that a language has. */
export const listUnprefixedPaths = (content: Pages): string[] =>
  routePaths.flatMap((path) => addressesOf(path, content));

/** The address of every page, without a slash at its end, in the order of the sitemap and the other lists. */
export const listPagePaths = (content: Content): string[] => [
  ...listUnprefixedPaths(content),
  ...content.translations.flatMap((translation) =>
    listUnprefixedPaths(translation).map((path) => pathIn(translation.language, path)),
  ),
];

/** The languages of a page, which is given by its English address. */
export const languagesOf = (path: string, content: Content): Language[] => [
  defaultLanguage,
  ...content.translations.filter((own) => listUnprefixedPaths(own).includes(path)).map(({ language }) => language),
];

/** Folders with a not-found page of their own, one for each language. `""` is the root. */
export const notFoundPageFolders = languages.map((language) => (language === defaultLanguage ? "" : `/${language}`));

/** The files and folders whose changes are changes of a page: files of its language, and those outside of `content/en/` for all. */
export function filesAndFoldersOf(address: string): string[] {
  const language = languageAt(address);
  const found = matchPath(englishPath(language, address));
  if (!found) return [];
  const { path, slug } = found;
  const { wordsOf = path, lists, figures = "" } = pageTypeOf(path);
  const filesOf = (type: string) => {
    const [english, own] = [contentFileOf(type as RoutePath), contentFileOf(type as RoutePath, language)];
    return english.startsWith("content/en/") ? [own] : [...new Set([english, own])];
  };
  const [listed = ""] = lists ? filesOf(lists) : [];
  const files = [...filesOf(wordsOf).map((file) => file.replace("*", slug)), listed.replace(/\/[^/]+$/, ""), figures];
  return files.filter(Boolean);
}

/** How to fix a link that leads nowhere; `undefined` if it leads to a page, a file or another site. */
export function brokenLinkRemedy(link: string, addresses: ReadonlySet<string>): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  if (!link.startsWith("/")) return `leads to "${link}": write an address of this site from its "/" on`;
  const { pathname } = new URL(link, "https://site.invalid");
  if (addresses.has(pathname) || /\.\w+$/.test(pathname)) return undefined;
  return `leads to "${link}", but there is no such page: correct or remove it`;
}
