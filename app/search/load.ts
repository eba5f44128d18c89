import { type IndexHead, type IndexPart, type PageEntry, partFile, searchFiles, textFile } from "./index-format.ts";

async function json<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.json();
}

/** Every page by name, in the order of the index. */
export const loadPages = () => json<PageEntry[]>(searchFiles.pages);

/** The index, without its parts. */
export const loadIndex = () => json<IndexHead>(searchFiles.index);

/** What the index says of the terms of one part. */
export const loadPart = (folder: string, part: number) => json<IndexPart>(folder + partFile(part));

/** The text of one page, for its excerpt. */
export const loadText = (folder: string, page: number) => json<string>(folder + textFile(page));
