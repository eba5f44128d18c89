import type { ComponentType } from "react";
import { loadLate } from "~/ui/load-late.ts";
import { showToast } from "~/ui/toast/toast.ts";
import stylesheet from "./search.css?url";

type Listener = () => void;
const listeners = new Set<Listener>();
let dialog: ComponentType<{ onClose: () => void }> | undefined;
let open = false;

function setOpen(value: boolean) {
  open = value;
  for (const notify of listeners) notify();
}

/** Opens the search. Its code and its index are fetched at the first use, and by nothing else. */
export async function openSearch(): Promise<void> {
  try {
    dialog = (await loadLate(() => import("./search-dialog.tsx"), { stylesheet })).SearchDialog;
    setOpen(true);
  } catch (error) {
    console.error("The search could not be loaded.", error);
    showToast("error", "The search could not be loaded. Please try again.");
  }
}

/** Closes the search. */
export const closeSearch = () => setOpen(false);

/** For the search area: the dialog to render while the search is open. */
export const searchStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => (open ? dialog : undefined),
  getOnServer: () => undefined,
};
