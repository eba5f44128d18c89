import { type IndexHead, type IndexPart, partFile, textFile } from "./index-format.ts";
import { loadJson, searchFiles } from "./load-pages.ts";

/** The index of a language, without its parts. */
export const loadIndex = (language: string) => loadJson<IndexHead>(searchFiles(language).index);

/** What the index says of the terms of one part. */
export const loadPart = (folder: string, part: number) => loadJson<IndexPart>(folder + partFile(part));

/** The text of one page, for its excerpt. */
export const loadText = (folder: string, page: number) => loadJson<string>(folder + textFile(page));
