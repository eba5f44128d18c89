import type { MetaDescriptor } from "react-router";

/** What a page says about itself; made by `app/content/.server/head.ts` while the site is built. */
export type PageHead = {
  /** The whole title, the firm's name last. */
  title: string;
  description: string;
  /** Absolute, without a trailing slash. */
  canonical: string;
  siteName: string;
  keywords?: string[] | undefined;
  /** Open Graph type. @default "website" */
  type?: "website" | "article" | undefined;
  /** Kept out of search engines. */
  noindex?: boolean | undefined;
};

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
    { property: "og:locale", content: "en_IN" },
  ];
  if (head.keywords) tags.push({ name: "keywords", content: head.keywords.join(", ") });
  if (head.noindex) tags.push({ name: "robots", content: "noindex" });
  else
    tags.push(
      { tagName: "link", rel: "canonical", href: head.canonical },
      { property: "og:url", content: head.canonical },
    );
  return tags;
}
