import { searchIn } from "../../../app/search/engine.ts";
import { searchFiles } from "../../../app/search/files.ts";
import type { PageEntry } from "../../../app/search/index-format.ts";
import { fileText } from "./built-pages.ts";

const files = searchFiles("en");

export const entries: PageEntry[] = JSON.parse(fileText(files.pages));

/** Every term of the index. */
export const allTerms: string[] = JSON.parse(fileText(files.index)).index.map(([term]: [string]) => term);

/** The search as a browser has it. */
export const search = await searchIn(fileText(files.index));

/** The addresses of the pages that are shown for a query, the best of each group in its order. */
export const pathsFor = (query: string) => search(query).groups.flatMap(({ hits }) => hits.map(({ path }) => path));
