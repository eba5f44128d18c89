import { Island } from "~/island.tsx";
import { linkIn, useLanguage } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import type { SearchProps } from "./search-panel.tsx";

/** A dialog that opens, and can be typed into, before any other script has loaded (`app/inline/open-search.ts`). */
export function Search() {
  const language = useLanguage();
  const { code, tag, catalogue } = language;
  return (
    <dialog id="site-search" className="search" aria-label={catalogue.search.label}>
      <Island<SearchProps> name="search" props={{ code, tag, contact: linkIn(language, href("/contact")).to }} />
    </dialog>
  );
}
