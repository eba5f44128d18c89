import { pathIn } from "../../enquiry/page.ts";
import type { PageEntry } from "./index-format.ts";

/** The two files of a language at addresses of their own. All others are in the folder that its index names. */
export const searchFiles = (language: string) => ({
  pages: `/search${pathIn(language, "/pages.json")}`,
  index: `/search${pathIn(language, "/index.json")}`,
});

/** Fetches a file of the search. */
export async function loadJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.json();
}

/** Every page of a language by name, in the order of the index. */
export const loadPages = (language: string) => loadJson<PageEntry[]>(searchFiles(language).pages);
