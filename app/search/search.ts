import type { ComponentType } from "react";
import { createStore } from "~/ui/create-store.ts";
import { loadLate } from "~/ui/load-late.ts";
import { showToast } from "~/ui/toast/toast.ts";
import stylesheet from "./search.css?url";

/** One opening of the search: what renders it, and its number, by which one that closes late closes no later one. */
type Opening = { Dialog: ComponentType<{ onClose: () => void }>; number: number };

/** For the search area: what to render while the search is open. */
export const searchStore = createStore<Opening>();
let openings = 0;

/** Opens the search. Its code and its index are fetched at the first use, and by nothing else. */
export async function openSearch(): Promise<void> {
  try {
    const { SearchDialog } = await loadLate(() => import("./search-dialog.tsx"), { stylesheet });
    searchStore.set({ Dialog: SearchDialog, number: ++openings });
  } catch (error) {
    console.error("The search could not be loaded.", error);
    showToast("error", "The search could not be loaded. Please try again.");
  }
}

/** Takes an opening of the search away, if it is still the one that is shown. */
export function closeSearch(opening: Opening): void {
  if (searchStore.get() === opening) searchStore.set(undefined);
}
