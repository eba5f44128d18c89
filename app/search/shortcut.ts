import { tryStorage } from "~/ui/try-storage.ts";

/** The key that opens the search by itself. `app/inline/open-search.ts` listens for it. */
export const shortcutKey = "/";
/** All keys that open it, in the form of `aria-keyshortcuts`. */
export const shortcuts = `${shortcutKey} Control+K Meta+K`;

/** Key in local storage; "off" where the visitor has switched the single key off. */
const storageKey = "search-shortcut";

/** Whether the single key opens the search. WCAG 2.1.4 asks that it can be switched off. */
export function shortcutIsOn(): boolean {
  // Where storage is denied the key works, and cannot be switched off.
  return tryStorage(() => localStorage.getItem(storageKey)) !== "off";
}

/** Stores whether the single key opens the search. */
export function setShortcut(on: boolean): void {
  tryStorage(() => (on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, "off")));
}
