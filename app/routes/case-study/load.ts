import { localeOf } from "~/content/languages/locale.ts";
import type { Language } from "~/content/languages/site-languages.ts";
import { caseStudiesIn, caseStudyHalf, serviceLink } from "~/content/links/links.ts";
import { pageHead } from "~/content/page/head.ts";
import { findBySlug } from "~/content/parse.ts";
import type { CaseStudy } from "~/content/parse-files.ts";
import { ContentError } from "~/content/problems.ts";
import { renderBody } from "~/content/texts/body.tsx";
import { counted } from "~/language/interpolate.ts";
import { href } from "~/paths.ts";
import { found, type ScreenArgs } from "~/screen.ts";

/** The next case study in the list. After the last comes the first. */
function nextOf(slug: string, language: Language) {
  const all = caseStudiesIn(language);
  const place = all.findIndex((study) => study.slug === slug);
  const next = all[(place + 1) % all.length];
  if (!next) throw new ContentError("content/case-studies/ is empty.");
  return { slug: next.slug, order: next.order, title: next.title, description: next.description };
}

/** How the system is built, and why. Only the English page has it. */
const secondHalf = ({ slug, challenges, diagram }: CaseStudy) => ({
  challenges,
  diagram,
  body: renderBody("caseStudies", slug),
});

export function load({ address, slug: file }: ScreenArgs) {
  const { language, tag, words, pages } = localeOf({ address });
  const study = found(findBySlug(caseStudiesIn(language), file));
  const half = language === "en" ? undefined : found(caseStudyHalf(file, language));
  const { slug, order, title, description, industry, results, technologySlugs, technologies, model } = study;
  const { note, caseStudy } = found(pages["/case-studies"]);
  return {
    head: pageHead(href("/case-studies/:slug", { slug }), (half ?? study).head, { type: "article" }, language),
    words: words.caseStudy,
    models: words.models,
    study: {
      ...{ slug, order, title, description, industry, results, note, model },
      duration: counted(words.service.months, study.durationMonths, tag),
      technologies: technologySlugs.map((page, i) => ({ slug: page, name: technologies[i] ?? page })),
      services: study.services.map((service) => serviceLink(service, language)),
      brief: (half ?? study).brief,
      overview: (half ?? study).overview,
      challenges: half?.challenges,
      closing: caseStudy.closing,
      next: nextOf(slug, language),
    },
    secondHalf: half ? undefined : secondHalf(study),
  };
}

/** What a case study's page shows in each language. */
export type Study = ReturnType<typeof load>["study"];
