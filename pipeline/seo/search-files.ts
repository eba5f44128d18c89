import MiniSearch from "minisearch";
import { indexOptions, type PageEntry, type SearchDocument, searchFiles } from "../../app/search/index-format.ts";
import { type BuiltPage, sectionName, sectionOf } from "./built-page.ts";

function entryOf({ path, heading, crumbs }: BuiltPage): PageEntry {
  const section = sectionOf(path);
  const title = section ? heading : (crumbs.at(-1)?.label ?? "Home");
  return { path, title, section: section ? sectionName(section) : "Pages" };
}

/** Lines of a text in a row, such as the entries of a list, with a dot between what no full stop parts. */
const inARow = (lines: string[]) =>
  lines.reduce((text, line) => `${text}${/[.!?:;,…]$/.test(text) ? " " : " · "}${line}`);

/** What the browser needs to search all pages, as JSON by address. */
export function searchData(pages: BuiltPage[]): Record<string, string> {
  const documents = pages.map((page, id): SearchDocument => {
    // The title stands over the excerpt already.
    const lines = page.lines.filter((line) => line !== page.heading);
    // Sought by what the menus call it, too: "Contact" is headed "The first consultation is free".
    const title = [...new Set([page.heading, entryOf(page).title])].join(" ");
    return { id, title, headings: page.headings.join(" "), text: inARow(lines) };
  });
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return {
    [searchFiles.pages]: JSON.stringify(pages.map(entryOf)),
    [searchFiles.index]: JSON.stringify(index),
    [searchFiles.texts]: JSON.stringify(documents.map(({ text }) => text)),
  };
}
