import about from "../../../content/about";
import blog from "../../../content/blog";
import careers from "../../../content/careers";
import contact from "../../../content/contact";
import home from "../../../content/home";
import industries from "../../../content/industries";
import technologyPages from "../../../content/technology-pages";
import work from "../../../content/work";
import { checkContent } from "./check.ts";
import { parseFrontMatter } from "./mdx/front-matter.ts";
import { sources } from "./mdx/sources.ts";
import { byOrder, parseContent, parseFolder } from "./parse.ts";
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
  services: parseFolder(
    service,
    import.meta.glob<unknown>("/content/services/*.ts", { eager: true, import: "default" }),
  ).sort(byOrder),
  technologies: parseFolder(
    technology,
    import.meta.glob<unknown>("/content/technologies/*.ts", { eager: true, import: "default" }),
  ).sort(byOrder),
  technologyPages: parseContent(technologyPagesSchema, "content/technology-pages.ts", technologyPages),
  caseStudies: parseFolder(caseStudy, frontMatters("case-studies")).sort(byOrder),
  /** Newest first. A draft is shown by `npm run dev` only. */
  articles: parseFolder(article, frontMatters("blog"))
    .filter(({ draft }) => import.meta.env.DEV || !draft)
    .sort((a, b) => b.publishDate.localeCompare(a.publishDate)),
};

export type Article = (typeof content.articles)[number];

/** What stands above the texts of a folder, by file. */
function frontMatters(folder: "blog" | "case-studies") {
  const files = Object.keys(sources).filter((file) => file.startsWith(`/content/${folder}/`));
  return Object.fromEntries(files.map((file) => [file, parseFrontMatter(file.slice(1), sources[file] ?? "")]));
}

checkContent(content);
