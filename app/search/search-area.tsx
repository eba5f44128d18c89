import { useEffect } from "react";
import { closeSearch, openSearch, searchStore } from "./search.ts";
import { isShortcut } from "./shortcut.ts";

/** Where the search opens, and who listens for its key. Empty until it is asked for. */
export function SearchArea() {
  const opening = searchStore.use();

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return opening ? <opening.Dialog key={opening.number} onClose={() => closeSearch(opening)} /> : null;
}
