import type { PageHead } from "~/seo/head-data.ts";
import { defaultLanguage, pathIn } from "../../../enquiry/language-prefix.ts";
import { settings } from "../../../settings/index.ts";
import { content } from "../index.ts";
import { interfaceWordsIn, type Language } from "../languages/site-languages.ts";
import { languagesOf } from "../links/page-addresses.ts";

type Words = { title: string; description: string };
type Options = Pick<PageHead, "type" | "noindex" | "unshared" | "published" | "modified" | "section"> & {
  keywords?: string[] | undefined;
};

/** The head of the page at an English path, e.g. `/technologies/react`. The firm's name is added to the title. */
export function makeHead(
  path: string,
  words: Words,
  { keywords, ...options }: Options = {},
  language: Language = defaultLanguage,
): PageHead {
  const title = `${words.title} | ${settings.name}`;
  const address = pathIn(language, path);
  const languages = languagesOf(path, content);
  return {
    title,
    description: words.description,
    canonical: address === "/" ? `${settings.url}/` : settings.url + address,
    siteName: settings.name,
    // Left out of pages that are in English alone, to keep their data small.
    ...(languages.length > 1 && { languages }),
    ...(language !== defaultLanguage && { language: { code: language, tag: interfaceWordsIn(language).language.tag } }),
    ...(keywords && { keywords: keywords.join(", ") }),
    ...options,
  };
}
