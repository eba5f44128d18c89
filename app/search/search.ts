import type { ComponentType } from "react";
import { documentLanguage } from "~/language/document-language.ts";
import { loadWords } from "~/language/load-words.ts";
import type { LazyWords } from "~/language/page-language.ts";
import { createStore } from "~/ui/create-store.ts";
import { loadLate } from "~/ui/load-late.ts";
import { showToast } from "~/ui/toast/toast.ts";
import stylesheet from "./search.css?url";

/** One opening of the search: what renders it, and its number, by which one that closes late closes no later one. */
type Opening = {
  Dialog: ComponentType<{ words: LazyWords["search"]; onClose: () => void }>;
  words: LazyWords["search"];
  number: number;
};

/** For the search area: what to render while the search is open. */
export const searchStore = createStore<Opening>();
let openings = 0;

/**
 * Opens the search. Its code, words and index are fetched at the first use, and by nothing else.
 * @param notLoaded what is said where they cannot be had
 */
export async function openSearch(notLoaded: string): Promise<void> {
  try {
    const [{ SearchDialog }, { search: words }] = await Promise.all([
      loadLate(() => import("./search-dialog.tsx"), { stylesheet }),
      loadWords(documentLanguage()),
    ]);
    searchStore.set({ Dialog: SearchDialog, words, number: ++openings });
  } catch (error) {
    console.error("The search could not be loaded.", error);
    showToast("error", notLoaded);
  }
}

/** Takes an opening of the search away, if it is still the one that is shown. */
export function closeSearch(opening: Opening): void {
  if (searchStore.get() === opening) searchStore.set(undefined);
}
