import type { Language } from "../../app/content/.server/languages/languages.ts";

/** A language into which the site is written, by its prefix. */
export type Translated = Exclude<Language, "en">;

/** An English term in the other languages. A cell says what a writer has to know: gender, plural, where another word stands. */
export type Term = Partial<Record<Translated, string>> & {
  en: string;
  /** Spellings and words that this row decides against, as a word begins. */
  never?: Partial<Record<Translated, readonly string[]>>;
};

/** What must not occur on the pages and in the mails of a language. */
export type Trap = {
  what: string;
  why: string;
  pattern: RegExp;
  /** A sentence that it is found in, and the sentence as it should be. */
  wrong: string;
  right: string;
};
