import { z } from "zod";
import { closing, head, line, reviewed, slug, someToConfirm, unpublished } from "./common.ts";
import { facts } from "./fact.ts";

/** The filter's categories (`specification.md`, section 2, "Blog list"), without ALL. */
export const articleCategories = [
  "WEB DEVELOPMENT",
  "MOBILE APPS",
  "UI/UX DESIGN",
  "DEVOPS",
  "TECHNOLOGY",
  "CASE STUDIES",
] as const;

/** Texts of the blog list. The articles themselves are `content/blog/*.mdx`. */
export const blogList = z.strictObject({
  head,
  title: line(4, 40),
  intro: line(60, 240),
  /** The band at the end; its button is LET'S TALK. */
  closing,
});

/** Front matter of one article in `content/blog/`. The file name is the slug. */
export const article = z
  .strictObject({
    title: line(20, 90),
    excerpt: line(90, 220),
    category: z.enum(articleCategories),
    publishDate: z.iso.date("write the date as 2024-03-15"),
    reviewed,
    /** What has changed since the text was published, a paragraph each, in MDX. Shown as a note in the text, which keeps its date. */
    update: z.array(line(40, 480)).max(7).default([]),
    /** In minutes, where the specification has them. Else they are counted from the text. */
    readTime: z.int().positive().optional(),
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
    confirm: someToConfirm,
    facts,
    unpublished,
  })
  .refine(({ publishDate, reviewed }) => reviewed >= publishDate, {
    path: ["reviewed"],
    message: "lies before publishDate: write the day on which it was last read, which is publishDate or later",
  })
  .refine(({ publishDate, reviewed, update }) => reviewed === publishDate || update.length > 0, {
    path: ["update"],
    message: "is missing: say what has changed between publishDate and reviewed, or that nothing has",
  });
