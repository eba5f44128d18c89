import { useEffect } from "react";
import { useWords } from "~/language/page-language.ts";
import { closeSearch, openSearch, searchStore } from "./search.ts";
import { isShortcut } from "./shortcut.ts";

/** Where the search opens, and who listens for its key. Empty until it is asked for. */
export function SearchArea() {
  const opening = searchStore.use();
  const { searchNotLoaded } = useWords();

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      openSearch(searchNotLoaded);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [searchNotLoaded]);

  return opening ? (
    <opening.Dialog key={opening.number} words={opening.words} onClose={() => closeSearch(opening)} />
  ) : null;
}
