import { loadLate } from "~/ui/load-late.ts";
import type { LazyWords } from "../../content/en/lazy-words.ts";

const files = import.meta.glob<{ default: LazyWords }>("../../content/*/lazy-words.ts");

type Files<Words> = Record<string, () => Promise<{ default: Words }>>;

/** @throws where the language has no such file, or it cannot be had */
export async function wordsFrom<Words>(files: Files<Words>, language: string): Promise<Words> {
  const [, load] = Object.entries(files).find(([path]) => path.includes(`/${language}/`)) ?? [];
  if (!load) throw new Error(`No words in "${language}".`);
  return (await loadLate(load, { drawsAnew: false })).default;
}

/**
 * What parts say that no page is built with, in the language with this prefix. Rejects where it cannot be had: as the parts
 * themselves, it is asked for again when it is needed again.
 */
export const loadWords = (language: string): Promise<LazyWords> => wordsFrom(files, language);
