import { pathIn } from "../../enquiry/language-prefix.ts";
import type { PageEntry } from "./index-format.ts";

/** Where a language's pages are named, and where they are indexed. */
export const searchFilePaths = (language: string) => ({
  pages: `/search${pathIn(language, "/pages.json")}`,
  index: `/search/${language}.json`,
});

/** Loading that takes longer counts as failed: the visitor is told so, and can try again. Milliseconds. */
const deadlineMs = 15_000;

/** Fetches a file of the search. */
export async function fetchSearchFile(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(deadlineMs) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.text();
}

/** Every page of a language by name. */
export const loadPageList = async (language: string): Promise<PageEntry[]> =>
  JSON.parse(await fetchSearchFile(searchFilePaths(language).pages));
