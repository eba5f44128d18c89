import { join } from "node:path";
import type { ArticleContent } from "../../../app/content/.server/schemas/article.ts";
import type { ServiceContent } from "../../../app/content/.server/schemas/service.ts";
import type { TechnologyContent } from "../../../app/content/.server/schemas/technology.ts";
import { contentFolder, frontMatter, slugs } from "../../../pipeline/pages.ts";

/** The parts of a case study's front matter that its pages show as they are. */
type StudyContent = {
  industry: string;
  durationMonths: number;
  results: { figure: string; label: string }[];
  portfolio: { category: string };
};

const modulesOf = <T>(section: "services" | "technologies") =>
  Promise.all(
    slugs(section).map(async (slug) => {
      const { default: data }: { default: T } = await import(join(contentFolder, section, `${slug}.ts`));
      return { slug, ...data };
    }),
  );

const textsOf = <T>(section: "case-studies" | "blog") =>
  slugs(section).map((slug) => ({ slug, ...(frontMatter(join(contentFolder, section, `${slug}.mdx`)) as T) }));

/**
 * What is written in `content/`, for what the specification leaves to it: a page that is added there is tested like those
 * of the specification, and breaks no test of theirs.
 */
export const technologies = await modulesOf<TechnologyContent>("technologies");
export const services = await modulesOf<ServiceContent>("services");
export const studies = textsOf<StudyContent>("case-studies");
/** Newest first, as the blog shows them. */
export const articles = textsOf<ArticleContent>("blog").sort((a, b) => b.publishDate.localeCompare(a.publishDate));

/** Those of the specification among what a page shows, in the page's order. */
export const specifiedAmong = (shown: readonly string[], specified: readonly string[]) =>
  shown.filter((item) => specified.includes(item));
