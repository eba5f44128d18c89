import { statSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "minisearch";
import {
  type IndexHead,
  type IndexPart,
  indexOptions,
  type PageEntry,
  partFile,
  type SearchDocument,
  textFile,
  unpackParts,
} from "../../../app/search/index-format.ts";
import { searchFiles } from "../../../app/search/load-pages.ts";
import { fileText } from "./built-pages.ts";
import { client } from "./pages.ts";

const read = <T>(path: string): T => JSON.parse(fileText(path));
const { terms, folder, ...head } = read<IndexHead>(searchFiles("en").index);

export const entries = read<PageEntry[]>(searchFiles("en").pages);
export const texts = entries.map((_, id) => read<string>(folder + textFile(id)));

const parts = unpackParts(terms);

/** Every term of the index, sorted. */
export const allTerms = parts.flat();

/** The index put together again from all of its parts. */
export const wholeIndex = MiniSearch.loadJS<SearchDocument>(
  {
    ...head,
    index: parts.flatMap((part, number) => {
      const sayings = read<IndexPart>(folder + partFile(number));
      if (sayings.length !== part.length)
        throw new Error(`Part ${number} of the index has other terms than its head says.`);
      return part.map((term, i): [string, IndexPart[number]] => [term, sayings[i] ?? {}]);
    }),
  },
  indexOptions,
);

/** What a browser would get for an address of the built site; `asked` notes the addresses. */
export function builtFiles(asked: string[] = []): typeof fetch {
  return async (url) => {
    asked.push(String(url));
    return new Response(fileText(String(url)));
  };
}

/** Bytes of a built file as it is sent. */
export const sentBytes = (path: string) => statSync(join(client, `${path}.br`)).size;
