import { z } from "zod";
import { closing, draft, head, line, slug } from "./common.ts";

/** The filter's categories (`specification.md`, section 2, "Blog list"), without ALL. */
export const articleCategories = [
  "WEB DEVELOPMENT",
  "MOBILE APPS",
  "UI/UX DESIGN",
  "DEVOPS",
  "TECHNOLOGY",
  "CASE STUDIES",
] as const;

/**
 * Front matter of one article in `content/blog/`. The file name is the slug. The body is checked to hold
 * 200–238 words for each minute of `readTime`.
 */
export const article = z.strictObject({
  title: line(20, 90),
  excerpt: line(90, 220),
  category: z.enum(articleCategories),
  publishDate: z.iso.date("write the date as 2024-03-15"),
  /** Minutes. */
  readTime: z.int().positive(),
  head,
  keywords: z.array(line(3, 50)).min(3).max(8),
  /** The link at the end; `href` is a path of this site. */
  closing: closing.extend({ label: line(4, 40), href: z.string().startsWith("/") }),
  related: z.strictObject({
    articles: z.array(slug).max(2),
    technologies: z.array(slug).max(4),
    services: z.array(slug).max(2),
    caseStudies: z.array(slug).max(1),
  }),
  draft,
});

export type ArticleContent = z.infer<typeof article>;
