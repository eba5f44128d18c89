import about from "../../../content/about";
import blog from "../../../content/blog";
import careers from "../../../content/careers";
import contact from "../../../content/contact";
import home from "../../../content/home";
import industries from "../../../content/industries";
import technologyPages from "../../../content/technology-pages";
import work from "../../../content/work";
import { checkContent } from "./check.ts";
import { parseContent, parseFolder, slugOf } from "./parse.ts";
import { article } from "./schemas/article.ts";
import { blog as blogSchema } from "./schemas/blog.ts";
import { caseStudy } from "./schemas/case-study.ts";
import * as company from "./schemas/company.ts";
import { contact as contactSchema } from "./schemas/contact.ts";
import { home as homeSchema } from "./schemas/home.ts";
import { service } from "./schemas/service.ts";
import { technology, technologyPages as technologyPagesSchema } from "./schemas/technology.ts";
import { work as workSchema } from "./schemas/work.ts";

/**
 * Everything the pages say, checked. Read by loaders while the site is built; nothing here reaches the browser except
 * what a loader returns.
 */
export const content = {
  home: parseContent(homeSchema, "content/home.ts", home),
  contact: parseContent(contactSchema, "content/contact.ts", contact),
  about: parseContent(company.about, "content/about.ts", about),
  industries: parseContent(company.industries, "content/industries.ts", industries),
  careers: parseContent(company.careers, "content/careers.ts", careers),
  blog: parseContent(blogSchema, "content/blog.ts", blog),
  work: parseContent(workSchema, "content/work.ts", work),
  services: parseFolder(service, import.meta.glob<{ default: unknown }>("/content/services/*.ts", { eager: true })),
  technologies: parseFolder(
    technology,
    import.meta.glob<{ default: unknown }>("/content/technologies/*.ts", { eager: true }),
  ),
  technologyPages: parseContent(technologyPagesSchema, "content/technology-pages.ts", technologyPages),
  caseStudies: parseFolder(
    caseStudy,
    asDefault(import.meta.glob<unknown>("/content/case-studies/*.mdx", { eager: true, import: "frontmatter" })),
  ),
  articles: readArticles(import.meta.glob<unknown>("/content/blog/*.mdx", { eager: true, import: "frontmatter" })),
};

export type Article = (typeof content.articles)[number];

function asDefault(frontMatters: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(frontMatters).map(([file, data]) => [file, { default: data }]));
}

/** Newest first. A draft is shown by `npm run dev` only. */
function readArticles(frontMatters: Record<string, unknown>) {
  return Object.entries(frontMatters)
    .map(([file, data]) => ({ slug: slugOf(file), ...parseContent(article, file.slice(1), data) }))
    .filter((entry) => import.meta.env.DEV || !entry.draft)
    .sort((a, b) => b.publishDate.localeCompare(a.publishDate));
}

checkContent(content);
