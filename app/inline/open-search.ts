/**
 * In the head: opens and closes the search (`search/search.tsx`), so that its field takes letters though no other
 * script has come yet.
 */
const find = () => document.getElementById("site-search") as HTMLDialogElement | null;

function open(search: HTMLDialogElement | null): void {
  search?.showModal();
  // What was asked before goes with the first letter.
  search?.querySelector("input")?.select();
}

addEventListener("click", ({ target }) => {
  const search = find();
  const element = target as Element;
  if (element.closest("[aria-controls=site-search]")) open(search);
  // The dialog itself is hit beside what it holds.
  else if (element === search || element.closest("[data-close]")) search?.close();
});

// Back would show the page as it was left.
addEventListener("pagehide", () => find()?.close());

/** Where a person's wish to keep the single key for other things is remembered (`search/shortcut.ts`). */
function singleKeyIsOn(): boolean {
  try {
    return localStorage["search-shortcut"] !== "off";
  } catch {
    return true;
  }
}

addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const search = find();
  // Enter waits for the answer to what is written now (`search/search-panel.tsx`).
  const asking = target as HTMLInputElement;
  if (key === "Enter" && !event.isComposing && asking.matches("#site-search input"))
    asking.dataset.wanted = asking.value;
  const meant = ctrlKey || metaKey ? key.toLowerCase() === "k" && !shiftKey : key === "/" && singleKeyIsOn();
  if (!meant || altKey || event.defaultPrevented || search?.open) return;
  // Where somebody writes the key is a letter, and Ctrl+K a Mac's own, which deletes the rest of the line.
  const field = (target as Element).closest("input, textarea, select, [contenteditable]");
  if (field && !search?.contains(field)) return;
  event.preventDefault();
  open(search);
});

export {};
