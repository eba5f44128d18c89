import type { Language } from "../../app/content/languages/site-languages.ts";

/** A language that the site is translated into, by its prefix. */
export type Translated = Exclude<Language, "en">;

/** An English term in the other languages, with notes for the writer: gender, plural, where another word is used. */
export type Term = Partial<Record<Translated, string>> & {
  en: string;
  /** Rejected spellings and words, by their beginning. */
  never?: Partial<Record<Translated, readonly string[]>>;
};

/** Something that must not occur in a language's pages and mails. */
export type Trap = {
  what: string;
  why: string;
  pattern: RegExp;
  /** A sentence with the mistake, and the same one without it. */
  wrong: string;
  right: string;
};

/** The same mistake in each language that can have it: the pattern, a sentence with it, and the same one without it. */
export type SharedTrap = Pick<Trap, "what" | "why"> &
  Partial<Record<Translated, readonly [pattern: RegExp, wrong: string, right: string]>>;
