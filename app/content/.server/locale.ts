import { data } from "react-router";
import { content } from "./index.ts";
import { interfaceIn, type Language, languageAt } from "./languages.ts";
import type { Translation } from "./registry.ts";

/** What a page is made of in its language, which its own address tells. */
export type Locale = {
  language: Language;
  /** For `Intl`. */
  tag: string;
  words: ReturnType<typeof interfaceIn>;
  /** What is said in it. */
  pages: Omit<Translation, "language">;
};

/** For a loader: the language of the page that is asked for. */
export function localeOf({ request }: { request: Request }): Locale {
  const language = languageAt(new URL(request.url).pathname);
  const words = interfaceIn(language);
  const pages = content.translations.find((translation) => translation.language === language) ?? content;
  return { language, tag: words.language.tag, words, pages };
}

/** The words of a page. @throws 404 where there are none in this language: nothing is built there. */
export function said<T>(page: T | undefined): T {
  if (page === undefined) throw data(null, { status: 404 });
  return page;
}
