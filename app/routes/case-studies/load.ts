import { localeOf } from "~/content/languages/locale.ts";
import { caseStudiesIn, caseStudySummary } from "~/content/links/links.ts";
import { pageHead } from "~/content/page/head.ts";
import type { Interface } from "~/language/page-language.ts";
import { found, type ScreenArgs } from "~/screen.ts";

export function load(args: ScreenArgs) {
  const { language, words, pages } = localeOf(args);
  const { note, caseStudies } = found(pages["/case-studies"]);
  const { head, ...page } = caseStudies;
  return {
    head: pageHead("/case-studies", head, {}, language),
    words: words.caseStudies,
    ...page,
    note,
    studies: caseStudiesIn(language).map(({ slug, technologies, results }) => ({
      ...caseStudySummary(slug, language),
      technologies,
      results,
    })),
  };
}

export type Row = ReturnType<typeof load>["studies"][number] & { words: Interface["caseStudies"] };
