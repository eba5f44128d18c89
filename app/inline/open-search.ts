/**
 * After the first frame: opens and closes the search (`frame/page-frame.tsx`), so that one can type into its field before any other
 * script has loaded.
 */
import { tryStorage } from "../ui/try-storage.ts";

const find = () => document.getElementById("site-search") as HTMLDialogElement | null;

function open(search: HTMLDialogElement | null): void {
  const field = search?.querySelector("input");
  // In the frame in which the dialog closes, its field keeps the focus. Opened again, it would not get the event `focus`, at which
  // `search/search-panel.tsx` loads what has failed.
  field?.blur();
  search?.showModal();
  // Selected, so that the first letter replaces the earlier query.
  field?.select();
}

addEventListener("click", ({ target }) => {
  const search = find();
  const element = target as Element;
  if (element.closest("[aria-controls=site-search]")) open(search);
  // A click on the backdrop has the dialog itself as its target.
  else if (element === search || element.closest("[data-close]")) search?.close();
});

// Otherwise Back would show the page with the search open.
addEventListener("pagehide", () => find()?.close());

/** Whether a single key opens the search. The visitor can switch that off (`search/search-panel.tsx`). */
const singleKeyIsOn = () => tryStorage(() => localStorage.getItem("search-shortcut")) !== "off";

addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const search = find();
  // Notes the query at Enter: `search/search-panel.tsx` follows the first result of just this query.
  const asking = target as HTMLInputElement;
  if (key === "Enter" && !event.isComposing && asking.matches("#site-search input"))
    asking.dataset.wanted = asking.value;
  const meant = ctrlKey || metaKey ? key.toLowerCase() === "k" && !shiftKey : key === "/" && singleKeyIsOn();
  if (!meant || altKey || event.defaultPrevented || search?.open) return;
  // In another field `/` is a letter, and on a Mac Ctrl+K deletes the rest of the line.
  const field = (target as Element).closest("input, textarea, select, [contenteditable]");
  if (field && !search?.contains(field)) return;
  event.preventDefault();
  open(search);
});
