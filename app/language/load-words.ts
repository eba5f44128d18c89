import { loadLate } from "~/ui/load-late.ts";
import type { LazyWords } from "../../content/en/lazy-words.ts";

const files = import.meta.glob<{ default: LazyWords }>("../../content/*/lazy-words.ts");

/**
 * What parts say that no page is built with, in the language with this prefix. Rejects where it cannot be had: as the parts
 * themselves, it is asked for again when it is needed again.
 */
export async function loadWords(language: string): Promise<LazyWords> {
  const load = files[`../../content/${language}/lazy-words.ts`];
  if (!load) throw new Error(`There are no words of the language "${language}".`);
  return (await loadLate(load, { drawsAnew: false })).default;
}
