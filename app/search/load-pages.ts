import type { PageEntry } from "./index-format.ts";

/** The two files at addresses of their own. All others are in the folder that the index names. */
export const searchFiles = { pages: "/search/pages.json", index: "/search/index.json" };

/** Fetches a file of the search. */
export async function loadJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.json();
}

/** Every page by name, in the order of the index. */
export const loadPages = () => loadJson<PageEntry[]>(searchFiles.pages);
