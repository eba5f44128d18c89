import type { SinglePages } from "../../../content/pages.ts";
import { interpolate } from "../../../enquiry/interpolate.ts";
import { defaultLanguage } from "../../../enquiry/language-prefix.ts";
import { interfaceWordsIn, type Language } from "../languages/site-languages.ts";
import { type Content, translatedContent } from "../parse-files.ts";
import { allDownloads, type Download } from "./downloads.ts";

/** A link to a page or to a file. */
export type ResourceLink = { to: string; label: string; download?: true };

type Shelves = Pick<Partial<SinglePages>, "/guides" | "/sheets"> & Pick<Content, "unpublished">;

/** Links to the lists of guides and of sheets, as far as a language has them. */
export const linksToListPages = ({ unpublished, ...pages }: Shelves) =>
  (["/guides", "/sheets"] as const).flatMap((to) =>
    pages[to] && !unpublished.includes(to) ? [{ to, label: pages[to].label }] : [],
  );

/** Links to files, with type and size in their labels. The files are in English, so that no other page offers them. */
const linksTo = (files: Download[], language: Language) =>
  (language === defaultLanguage ? files : []).map(({ path: to, label, kind, bytes }) => ({
    to,
    label: `${label} (${kind}\u00a0file, ${Math.ceil(bytes.length / 1000)}\u00a0kB)`,
    download: true as const,
  }));

/** Links to all files. */
export const downloadLinks = (content: Content, language: Language) => linksTo(allDownloads(content), language);

/** Links of the page at an English path to guides, sheets to print, and files with type and size in their labels. */
export function resourceLinksOn(path: string, content: Content, language: Language = defaultLanguage): ResourceLink[] {
  const pages = translatedContent(content, language) ?? content;
  const words = interfaceWordsIn(language).resources;
  const isOn = ({ on }: { on: readonly string[] }) => on.includes(path);
  const link = (to: string, label: string) => ({ to, label });
  const own = [
    ...pages.guides.filter(isOn).map(({ slug, title }) => link(`/guides/${slug}`, interpolate(words.guide, { title }))),
    ...pages.sheets.filter(isOn).map(({ slug, label }) => link(`/sheets/${slug}`, interpolate(words.sheet, { label }))),
  ];
  const shelves = linksToListPages(pages).filter(({ to }) => own.some((one) => one.to.startsWith(`${to}/`)));
  return [...own, ...linksTo(allDownloads(content).filter(isOn), language), ...shelves];
}
