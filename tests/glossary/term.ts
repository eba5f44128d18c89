import type { Language } from "../../app/content/languages/site-languages.ts";

/** A language that the site is translated into, by its prefix. */
export type OtherLanguage = Exclude<Language, "en">;

/** An English term in the other languages, and the spellings and words that must not stand for it, by their beginning. */
export type Term = Partial<Record<OtherLanguage, string>> & {
  en: string;
  never: Partial<Record<OtherLanguage, readonly string[]>>;
};

/** Something that must not occur in a language's pages and mails. */
export type Mistake = {
  what: string;
  why: string;
  pattern: RegExp;
};

/** The same mistake, with its pattern in each language that can have it. */
export type SharedMistake = Pick<Mistake, "what" | "why"> & Partial<Record<OtherLanguage, RegExp>>;
