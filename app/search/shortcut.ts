import { tryStorage } from "~/ui/try-storage.ts";

/** The key that opens the search by itself. `app/inline/open-search.ts` listens for it. */
export const shortcutKey = "/";
/** All that opens it, as `aria-keyshortcuts` has it. */
export const shortcuts = `${shortcutKey} Control+K Meta+K`;

/** Where a person's wish to keep the single key for other things is remembered. */
const storageKey = "search-shortcut";

/** Whether the key opens the search. A single key has to be possible to switch off (WCAG 2.1.4). */
export function shortcutIsOn(): boolean {
  // Where storage is denied the key works, and cannot be switched off.
  return tryStorage(() => localStorage.getItem(storageKey)) !== "off";
}

/** Remembers whether the key opens the search. */
export function setShortcut(on: boolean): void {
  tryStorage(() => (on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, "off")));
}
