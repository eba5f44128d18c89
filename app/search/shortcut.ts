import { allowed } from "~/ui/allowed.ts";

/** The key that opens the search by itself, and where a person's wish to keep it for other things is remembered. */
export const shortcutKey = "/";
/** All that opens it, as `aria-keyshortcuts` has it. */
export const shortcuts = `${shortcutKey} Control+K Meta+K`;
export const storageKey = "search-shortcut";

/** Whether the key opens the search. A single key has to be possible to switch off (WCAG 2.1.4). */
export function shortcutIsOn(): boolean {
  // Where storage is denied the key works, and cannot be switched off.
  return allowed(() => localStorage.getItem(storageKey)) !== "off";
}

/**
 * Whether a key press is meant for the search: the one key alone, or Ctrl or Cmd with K, and not where somebody is writing.
 * There Ctrl+K is a Mac's own key, which deletes the rest of the line.
 */
export function isShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  defaultPrevented,
  target,
}: KeyboardEvent): boolean {
  const meant = ctrlKey || metaKey ? key.toLowerCase() === "k" && !shiftKey : key === shortcutKey && shortcutIsOn();
  const element = target as Element | null;
  const writing = element?.closest("input, textarea, select, [contenteditable], dialog");
  // A dialog that has just been closed keeps the focus until the next frame: nobody writes there any more.
  const closed = element?.closest("dialog:not([open])");
  return meant && !altKey && !defaultPrevented && (!writing || Boolean(closed));
}
