import { allowed } from "~/ui/allowed.ts";

/** The key that opens the search, and where a person's wish to keep it for other things is remembered. */
export const shortcutKey = "/";
const storageKey = "search-shortcut";

/** Whether the key opens the search. A single key has to be possible to switch off (WCAG 2.1.4). */
export function shortcutIsOn(): boolean {
  // Where storage is denied the key works, and cannot be switched off.
  return allowed(() => localStorage.getItem(storageKey)) !== "off";
}

/** Remembers whether the key opens the search. */
export function setShortcut(on: boolean): void {
  allowed(() => (on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, "off")));
}

/** Whether a key press is meant for the shortcut: pressed alone, and not where somebody is writing. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.key !== shortcutKey || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false;
  const target = event.target as Element | null;
  return !target?.closest("input, textarea, select, [contenteditable], dialog") && shortcutIsOn();
}
