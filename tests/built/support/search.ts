import { createSearch } from "../../../app/search/engine.ts";
import { searchFilePaths } from "../../../app/search/index-files.ts";
import type { PageEntry } from "../../../app/search/index-format.ts";
import { fileText } from "./parsed-pages.ts";

const files = searchFilePaths("en");

export const pageEntries: PageEntry[] = JSON.parse(fileText(files.pages));

/** All terms of the index. */
export const indexTerms: string[] = JSON.parse(fileText(files.index)).index.map(([term]: [string]) => term);

/** The search, loaded as in a browser. */
export const search = await createSearch(fileText(files.index));

/** The addresses of a query's results, in their order. */
export const resultPaths = (query: string) => search(query).groups.flatMap(({ hits }) => hits.map(({ path }) => path));
