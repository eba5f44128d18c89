import { distance } from "fastest-levenshtein";
import { documentLanguage } from "~/language/document-language.ts";
import { loadPageList } from "~/search/index-files.ts";
import type { PageEntry } from "~/search/index-format.ts";
import { pathIn } from "../../enquiry/language-prefix.ts";

const share = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1);

/** `/technologies/react` → its folder and its name. */
function split(path: string) {
  const [name = "", folder = ""] = path.split("/").slice(1).reverse();
  return { folder, name };
}

/** Pages that are less similar are not suggested. */
const maxDistance = 0.4;

/**
 * How different two addresses are: 0 the same, 1 and more nothing in common. The last part of the path counts. A path that begins
 * with what was typed is near, and so is the right name in the wrong folder. A folder without a page of its own stands for the
 * pages in it; one with a page is the last suggestion for a wrong name in it.
 */
function unlike(wanted: string, path: string): number {
  const [a, b] = [split(wanted), split(path)];
  const begun = a.name.length > 2 && b.name.startsWith(a.name);
  const byName = (begun ? 0.2 : share(a.name, b.name)) + (a.folder === b.folder ? 0 : 0.1);
  if (!a.folder) return b.folder ? Math.min(byName, 0.1 + share(a.name, b.folder)) : byName;
  return path === `/${a.folder}` ? Math.min(byName, maxDistance) : byName;
}

/**
 * The pages whose addresses are most like one that does not exist, the likest first.
 * @param wanted the mistyped path
 * @param language of the page that says so
 */
export async function findSimilarPages(wanted: string, language: string): Promise<PageEntry[]> {
  const path = wanted
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/\/+$/, "");
  const home = pathIn(language, "/");
  const pages = await loadPageList(language);
  return pages
    .map((page) => ({ page, far: unlike(path, page.path) }))
    .filter(({ page, far }) => far <= maxDistance && page.path !== home)
    .sort((a, b) => a.far - b.far)
    .slice(0, 4)
    .map(({ page }) => page);
}

/**
 * On a not-found page: prints the path to the console (`specification.md`, "Not-found page"), and lists the pages with the most
 * similar addresses.
 * @param place has a `<template>` of heading and list, with one entry. The list comes before everything else in it.
 */
export async function start(place: HTMLElement): Promise<void> {
  console.error("404: no page at this path:", location.pathname);
  const pages = await findSimilarPages(location.pathname, documentLanguage());
  const template = place.querySelector("template");
  if (!template || pages.length === 0) return;
  const filled = template.content.cloneNode(true) as DocumentFragment;
  const list = filled.querySelector("ul");
  const entry = filled.querySelector("li");
  if (!list || !entry) return;
  list.replaceChildren(
    ...pages.map(({ path, title }) => {
      const item = entry.cloneNode(true) as HTMLElement;
      const link = item.querySelector("a");
      if (link) Object.assign(link, { href: path, textContent: title });
      return item;
    }),
  );
  place.prepend(filled);
}
