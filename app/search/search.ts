import type { ComponentType } from "react";
import { createStore } from "~/ui/create-store.ts";
import { loadLate } from "~/ui/load-late.ts";
import { showToast } from "~/ui/toast/toast.ts";
import stylesheet from "./search.css?url";

/** For the search area: the dialog to render while the search is open. */
export const searchStore = createStore<ComponentType<{ onClose: () => void }>>();

/** Opens the search. Its code and its index are fetched at the first use, and by nothing else. */
export async function openSearch(): Promise<void> {
  try {
    const { SearchDialog } = await loadLate(() => import("./search-dialog.tsx"), { stylesheet });
    searchStore.set(SearchDialog);
  } catch (error) {
    console.error("The search could not be loaded.", error);
    showToast("error", "The search could not be loaded. Please try again.");
  }
}

/** Closes the search. */
export const closeSearch = () => searchStore.set(undefined);
