import type { PageEntry } from "./index-format.ts";
import { searchFiles } from "./index-format.ts";

async function json<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.json();
}

/** Every page by name, in the order of the index. */
export const loadPages = () => json<PageEntry[]>(searchFiles.pages);

/** The serialised index. */
export const loadIndex = () => json<Parameters<typeof import("minisearch").default.loadJS>[0]>(searchFiles.index);

/** The text of each page, for excerpts. */
export const loadTexts = () => json<string[]>(searchFiles.texts);
