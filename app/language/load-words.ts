import { loadLate } from "~/ui/load-late.ts";
import type { Interface } from "./page-language.ts";

const catalogues = import.meta.glob<{ default: Interface }>("../../content/*/interface.ts");

/** All that the site says in a language, for parts that no page is built with. Rejects where it cannot be had. */
export async function loadWords(language: string): Promise<Interface> {
  const load = catalogues[`../../content/${language}/interface.ts`];
  if (!load) throw new Error(`There is no catalogue of the language "${language}".`);
  return (await loadLate(load, { drawsAnew: false })).default;
}
