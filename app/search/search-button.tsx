import { clsx } from "clsx/lite";
import { useFrameWords } from "~/language/page-language.ts";
import { MagnifyingGlass } from "~/ui/icons.tsx";

/** Opens the search, by `app/inline/open-search.ts`. Not shown without JavaScript, where it could do nothing. */
export function SearchButton({ className }: { className?: string }) {
  return (
    <button
      aria-haspopup="dialog"
      aria-controls="site-search"
      aria-keyshortcuts="/ Control+K Meta+K"
      type="button"
      className={clsx("button button-outline noscript:hidden print:hidden", className)}
    >
      <MagnifyingGlass size={18} />
      {useFrameWords().search}
    </button>
  );
}
