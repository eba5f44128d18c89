import { createContext, use } from "react";
import type { ConsentWords } from "../../content/en/consent-words.ts";
import type { InterfaceWords } from "../../content/en/interface.ts";
import type { IslandWords } from "../../content/en/island-words.ts";

export type { ConsentWords, InterfaceWords, IslandWords };

/** The language of a page. */
export type PageLanguage = {
  /** Prefix of its addresses: `gu`. */
  code: string;
  /** For `lang` and `Intl`: `gu-IN`. */
  tag: string;
  /** The English addresses of the pages that exist in it. Missing on an English page: all exist. */
  pages?: readonly string[];
  /** The English addresses of pages that are taken off (`content/unpublished.ts`). */
  unpublished: readonly string[];
  /** The messages of the whole site. */
  catalogue: InterfaceWords;
};

/** Given by `document.tsx`, for whatever is rendered while the site is built. */
export const LanguageContext = createContext<PageLanguage | undefined>(undefined);

export function useLanguage(): PageLanguage {
  const language = use(LanguageContext);
  if (!language) throw new Error("An island knows no language but that of its props.");
  return language;
}

/** The words of the frame: header, footer, menus. */
export const useFrameWords = (): InterfaceWords["frame"] => useLanguage().catalogue.frame;

/** Of links in a list, those to pages that are not taken off. */
export const publishedLinks = <T extends { to?: string }>({ unpublished }: PageLanguage, links: readonly T[]): T[] =>
  links.filter(({ to = "" }) => !unpublished.includes(to.replace(/[?#].*$/, "")));

/**
 * Where a link leads from a page in this language: to the page in the same language where there is one, and otherwise to the
 * English one.
 * @param to an English address, with whatever follows it
 */
export function linkIn({ code, pages }: Pick<PageLanguage, "code" | "pages">, to: string) {
  if (!pages) return { to, isForeign: false };
  const path = to.replace(/[?#].*$/, "");
  if (!pages.includes(path)) return { to, isForeign: true };
  return { to: `/${code}${path === "/" ? "" : path}${to.slice(path.length)}`, isForeign: false };
}
