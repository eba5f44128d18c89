import { content } from "../index.ts";
import { type Translation, translationIn } from "../parse-files.ts";
import { interfaceIn, type Language, languageAt } from "./site-languages.ts";

/** A language, its catalogue, and its content. */
export type Locale = {
  language: Language;
  /** For `Intl`. */
  tag: string;
  words: ReturnType<typeof interfaceIn>;
  /** The content in this language. */
  pages: Omit<Translation, "language" | "caseStudies">;
};

/** The language of the page at an address. */
export function localeOf({ address }: { address: string }): Locale {
  const language = languageAt(address);
  const words = interfaceIn(language);
  const pages = translationIn(content, language) ?? content;
  return { language, tag: words.language.tag, words, pages };
}
