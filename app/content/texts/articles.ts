import { articleCategories } from "../../../content/schemas/article.ts";
import { settings } from "../../../settings/index.ts";
import { longDate, mediumDate } from "../dates.ts";
import { slugFile } from "../file-paths.ts";
import { content } from "../index.ts";
import { compileText } from "../mdx/compile.ts";
import type { Article } from "../parse-files.ts";
import { readTimeOf } from "./read-time.ts";
import { type RenderedText, renderMdxFile, renderText } from "./render-text.tsx";

/** The day of an article's last review, for `<time>` and as text. */
export const reviewDateOf = ({ reviewed }: Article) => ({ iso: reviewed, text: longDate(reviewed) });

/** An article's text. The note of what has changed since it was published stands after the first section. */
export function articleBody({ slug, reviewed, update }: Article): RenderedText {
  const { html, sections } = renderMdxFile("articles", slug);
  if (update.length === 0) return { html, sections };
  const file = `${slugFile("articles", slug)}: update`;
  const month = longDate(reviewed).replace(/^\d+ /, "");
  const note = [`<Note title="Update, ${month}">`, ...update, "</Note>"].join("\n\n");
  const parts = html.split(/(?=<h2)/);
  // Parts: the text before the first heading, then one for each section.
  parts.splice(2, 0, renderText(file, compileText(file, note)).html);
  return { html: parts.join(""), sections };
}

/** A category in the address: `UI/UX DESIGN` → `ui-ux-design`. */
export const categorySlug = (category: string) => category.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** The filter's categories in the specification's order, without ALL. */
export const categories = articleCategories.map((label) => ({ slug: categorySlug(label), label }));

/** An article's category and its place there by date of publication, oldest first. They decide its pattern. */
function standingOf({ slug, category }: Article) {
  const sameCategory = content.articles.filter((article) => article.category === category).toReversed();
  const place = sameCategory.findIndex((article) => article.slug === slug) + 1;
  return { place, categoryIndex: articleCategories.indexOf(category) };
}

/** An article as cards, lists and its own head show it. */
export function articleSummary(article: Article) {
  const { slug, title, excerpt, category, publishDate, readTime } = article;
  return {
    ...{ slug, title, excerpt, category, standing: standingOf(article), author: settings.name },
    date: { iso: publishDate, text: mediumDate(publishDate) },
    readTime: `${readTime ?? readTimeOf(content.texts[slugFile("articles", slug)] ?? "")} min read`,
  };
}

/** The articles published right before and right after one. The first and the last have only one. */
export function adjacentArticles(slug: string) {
  const place = content.articles.findIndex((article) => article.slug === slug);
  const reference = (article: Article | undefined) => article && { slug: article.slug, title: article.title };
  return { previous: reference(content.articles[place + 1]), next: reference(content.articles[place - 1]) };
}

export type ArticleSummary = ReturnType<typeof articleSummary>;
