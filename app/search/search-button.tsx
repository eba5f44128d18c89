import { clsx } from "clsx/lite";
import { useWords } from "~/language/page-language.ts";
import { Button } from "~/ui/button.tsx";
import { MagnifyingGlass } from "~/ui/icons.tsx";
import { openSearch } from "./search.ts";
import { shortcuts } from "./shortcut.ts";

/** Opens the search. Not shown without JavaScript, where it could do nothing. */
export function SearchButton({ className }: { className?: string }) {
  const { search, searchNotLoaded } = useWords();
  return (
    <Button
      variant="outline"
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcuts}
      onClick={() => openSearch(searchNotLoaded)}
      className={clsx("noscript:hidden print:hidden", className)}
    >
      <MagnifyingGlass size={18} />
      {search}
    </Button>
  );
}
