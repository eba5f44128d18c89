import type { PageHead } from "~/seo/page-head.ts";
import { settings } from "../../../settings/index.ts";

type Words = { title: string; description: string };
type Options = Pick<PageHead, "keywords" | "type" | "noindex" | "published" | "modified" | "section">;

/**
 * The head of one page.
 * @param path the canonical path, e.g. `/technologies/react`.
 * @param words the page's subject and its promise; the firm's name is put last.
 */
export function pageHead(path: string, words: Words, options: Options = {}): PageHead {
  return {
    title: `${words.title} | ${settings.name}`,
    description: words.description,
    canonical: path === "/" ? `${settings.url}/` : settings.url + path,
    siteName: settings.name,
    ...options,
  };
}
