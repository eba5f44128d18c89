import { createContext, use } from "react";
import type { Interface } from "../../content/en/interface.ts";
import type { LazyWords } from "../../content/en/lazy-words.ts";

export type { Interface, LazyWords };

/** What the frame says on any page. */
export type CommonWords = Omit<Interface["frame"], "privacyChoices" | "inEnglish" | "firm" | "firmText" | "made"> & {
  /** Not on an English page. */
  inEnglish?: string;
  /** Where visitors are asked whether they may be counted. */
  privacyChoices?: string;
};

/** What the enquiry form says. */
export type FormWords = Omit<LazyWords["form"], "fields"> & {
  fields: Record<string, { label: string; missing: string }>;
};

/** The language of a page. It stays the same for as long as the document lives: a link to another language loads a new one. */
export type PageLanguage = {
  /** Of all its addresses but English ones: `gu`. */
  code: string;
  /** For `lang` and `Intl`: `gu-IN`. */
  tag: string;
  /** The English addresses of the pages that there are in it. Not given on an English page: all are. */
  pages?: readonly string[];
  words: CommonWords;
};

/** English where nothing says otherwise: on a page whose data could not be had. Its words are late ones. */
export const LanguageContext = createContext<PageLanguage>({ code: "en", tag: "en-IN", words: {} as CommonWords });

export const useLanguage = (): PageLanguage => use(LanguageContext);

/** What is said in the frame. */
export const useWords = (): CommonWords => useLanguage().words;

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
