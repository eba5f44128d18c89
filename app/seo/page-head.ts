import type { MetaDescriptor } from "react-router";
import { defaultLanguage, englishPath, pathIn } from "../../enquiry/page.ts";
import { socialImagePath, socialImageSize } from "./social-image.ts";

/** What a page says about itself; made by `app/content/.server/head.ts` while the site is built. */
export type PageHead = {
  /** The whole title, the firm's name last. */
  title: string;
  description: string;
  /** Absolute, without a trailing slash. */
  canonical: string;
  siteName: string;
  /** The languages that there is this page in, English first; left out where that is the only one. */
  languages?: readonly string[] | undefined;
  /** Its own language, where that is not English: its prefix, its tag, and what describes the picture. */
  language?: { code: string; tag: string; imageAlt: string } | undefined;
  /** Apart by commas. */
  keywords?: string | undefined;
  /** Open Graph type. @default "website" */
  type?: "website" | "article" | undefined;
  /** Kept out of search engines. */
  noindex?: boolean | undefined;
  /** Of an article of the blog: the days it was published and last reviewed, as 2024-03-15, and its category. */
  published?: string | undefined;
  modified?: string | undefined;
  section?: string | undefined;
};

/** The picture that is shown with a link to the page, and how large. Networks take title and text from Open Graph. */
function imageTags({ title, canonical, language }: PageHead): MetaDescriptor[] {
  const { origin, pathname } = new URL(canonical);
  return [
    { property: "og:image", content: origin + socialImagePath(pathname) },
    { property: "og:image:width", content: String(socialImageSize.width) },
    { property: "og:image:height", content: String(socialImageSize.height) },
    { property: "og:image:alt", content: language?.imageAlt ?? `“${title}” beside a block-printed cloth` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** What only articles and case studies have: times, and the same words as Markdown. */
function articleTags({ canonical, published, modified, section }: PageHead): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { tagName: "link", rel: "alternate", type: "text/markdown", href: `${canonical}.md` },
  ];
  if (published) tags.push({ property: "article:published_time", content: published });
  if (modified) tags.push({ property: "article:modified_time", content: modified });
  if (section) tags.push({ property: "article:section", content: section });
  return tags;
}

/** The same page in each of its languages; a visitor who reads none of them is led to the English one. */
function languageTags({ canonical, language, languages = [] }: PageHead): MetaDescriptor[] {
  const { origin, pathname } = new URL(canonical);
  const path = englishPath(language?.code ?? defaultLanguage, pathname);
  const alternate = (hrefLang: string, code: string): MetaDescriptor => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: origin + pathIn(code, path),
  });
  if (languages.length === 0) return [];
  return [...languages.map((code) => alternate(code, code)), alternate("x-default", defaultLanguage)];
}

/** The tags of a page's head (`specification.md`, section 2: titles, descriptions, canonical links, social metadata). */
export function headTags(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [{ title: "Unexpected Application Error!" }];
  const tags: MetaDescriptor[] = [
    { title: head.title },
    { name: "description", content: head.description },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:site_name", content: head.siteName },
    { property: "og:locale", content: head.language?.tag.replace("-", "_") ?? "en_IN" },
    ...imageTags(head),
  ];
  if (head.keywords) tags.push({ name: "keywords", content: head.keywords });
  if (head.type === "article") tags.push(...articleTags(head));
  if (head.noindex) tags.push({ name: "robots", content: "noindex" });
  else
    tags.push(
      { name: "robots", content: "max-image-preview:large" },
      { tagName: "link", rel: "canonical", href: head.canonical },
      { property: "og:url", content: head.canonical },
      ...languageTags(head),
    );
  return tags;
}
