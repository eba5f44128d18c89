import { join } from "node:path";
import type { ArticleContent } from "../../../app/content/.server/schemas/article.ts";
import { contentFolder, frontMatter, slugs } from "../../../pipeline/pages.ts";

/*
 * What is written in `content/`, for what the specification leaves to it: a page that is added there is tested like those
 * of the specification, and breaks no test of theirs.
 */
const pagesOf = (section: "technologies" | "case-studies") => slugs(section).map((slug) => ({ slug }));

export const technologies = pagesOf("technologies");
export const studies = pagesOf("case-studies");

/** Newest first, as the blog shows them. */
export const articles = slugs("blog")
  .map((slug) => ({ slug, ...(frontMatter(join(contentFolder, "blog", `${slug}.mdx`)) as ArticleContent) }))
  .sort((a, b) => b.publishDate.localeCompare(a.publishDate));

/** Those of the specification among what a page shows, in the page's order. */
export const specifiedAmong = (shown: readonly string[], specified: readonly string[]) =>
  shown.filter((item) => specified.includes(item));
