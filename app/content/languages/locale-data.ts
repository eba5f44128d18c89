import { content } from "../index.ts";
import { type LanguageContent, translatedContent } from "../parse-files.ts";
import { interfaceWordsIn, languageAt } from "./site-languages.ts";

/** The language of the page at an address, with its tag for `Intl`, its catalogue and the content in it. */
export function languageDataAt({ address }: { address: string }) {
  const language = languageAt(address);
  const words = interfaceWordsIn(language);
  const pages: Omit<LanguageContent, "language" | "caseStudies"> = translatedContent(content, language) ?? content;
  return { language, tag: words.language.tag, words, pages };
}
