import { counted, interpolate } from "~/language/interpolate.ts";
import { content } from "../index.ts";
import { interfaceIn, type Language } from "../languages/languages.ts";
import { logoUrl } from "../page/icons.ts";
import { findBySlug } from "../parse.ts";
import { ContentError } from "../problems.ts";
import { type Content, translationIn } from "../registry.ts";
import type { TechnologyCategory } from "../schemas/technology.ts";

/** `checks/check.ts` has already reported slugs that lead nowhere, with their file and field. */
function entry<T extends { slug: string }>(all: readonly T[], slug: string): T {
  const found = findBySlug(all, slug);
  if (!found) throw new ContentError(`There is no page with the slug "${slug}".`);
  return found;
}

/** What a link to a technology shows: its logo and name. */
export function technologyLink(slug: string) {
  const { name, icon } = entry(content.technologies, slug);
  return { slug, name, logo: logoUrl(icon) };
}

/** What a link to the guide that compares a group of technologies shows; `undefined` where there is none yet. */
export function guideLink(category: TechnologyCategory, language: Language = "en") {
  const guide = content.guides.find((candidate) => candidate.category === category);
  const translation = translationIn(content, language);
  const own = translation && findBySlug(translation.guides, guide?.slug ?? "");
  const group = translation?.technologyPages?.categories[category].title;
  const label = group ? interpolate(interfaceIn(language).technologies.compare, { category: group }) : guide?.label;
  return guide && { slug: guide.slug, label: own?.label ?? label ?? guide.label };
}

/** What a link to a service shows, in English where there is no page of it in the language. */
export function serviceLink(slug: string, language: Language = "en") {
  const { name } = findBySlug(translationIn(content, language)?.services ?? [], slug) ?? entry(content.services, slug);
  return { slug, name };
}

/** The case studies as cards say them in a language: in English where it has no words for one. */
export function projectsIn(language: Language): Content["caseStudies"] {
  const words = translationIn(content, language)?.work?.projects ?? {};
  return content.caseStudies.map((study) => {
    const said = words[study.slug];
    if (!said) return study;
    const { title, industry, description, category, summary } = said;
    return {
      ...study,
      ...{ title, industry, description },
      results: study.results.map((result, i) => {
        const own = said.results[i] ?? result;
        return typeof own === "string" ? { figure: result.figure, label: own } : own;
      }),
      portfolio: { ...study.portfolio, category, description: summary },
    };
  });
}

/** What another language says of a case study beside its card: the first half of its page, as far as it has one. */
export const caseStudyHalf = (slug: string, language: Language) =>
  findBySlug(translationIn(content, language)?.caseStudies ?? [], slug);

/** What a link to a case study shows. Its results stand on its own page and in the list of all, nowhere else. */
export function caseStudyLink(slug: string, language: Language = "en") {
  const { title } = entry(projectsIn(language), slug);
  return { slug, title };
}

/** What a technology's evidence shows of a case study that used it: its industry names it. */
function caseStudyEvidence(slug: string, language: Language) {
  return { ...caseStudyLink(slug, language), industry: entry(projectsIn(language), slug).industry };
}

/** The case studies that used a technology. Generated from what they say themselves, so that no page claims more. */
export const evidenceFor = (technology: string, language: Language = "en") =>
  caseStudiesWith(technology).map((slug) => caseStudyEvidence(slug, language));

/** 1 → "In one case study:"; from ten on in figures. What stands before the industries of so many case studies, of which there is one. */
export function evidencePhrase(count: number, language: Language = "en"): string {
  const { technologies, language: named } = interfaceIn(language);
  return counted(technologies.used, count, named.tag, technologies.numbers[count]);
}

/** What a link to an article shows. */
export function articleLink(slug: string) {
  const { title } = entry(content.articles, slug);
  return { slug, title };
}

/** What a row of a ledger says of a case study. */
export function caseStudySummary(slug: string, language: Language = "en") {
  const { order, title, industry, description, durationMonths } = entry(projectsIn(language), slug);
  const { service, language: named } = interfaceIn(language);
  return { slug, order, title, industry, description, duration: counted(service.months, durationMonths, named.tag) };
}

/** Slugs of the services that a technology's page names, then of those whose pages name it: no link leads one way only. */
export function servicesAround(technology: string, { technologies, services }: Content = content): string[] {
  const naming = services.filter(({ technologies: named, technologyGroups = [] }) =>
    [...named, ...technologyGroups.flatMap((group) => group.technologies)].includes(technology),
  );
  return [...new Set([...entry(technologies, technology).services, ...naming.map(({ slug }) => slug)])];
}

/** Slugs of the case studies that used a technology, as they say themselves. */
export const caseStudiesWith = (technology: string, { caseStudies }: Content = content): string[] =>
  caseStudies.filter(({ technologySlugs }) => technologySlugs.includes(technology)).map(({ slug }) => slug);

export type TechnologyLink = ReturnType<typeof technologyLink>;
export type GuideLink = ReturnType<typeof guideLink>;
export type ServiceLink = ReturnType<typeof serviceLink>;
export type CaseStudyLink = ReturnType<typeof caseStudyLink>;
export type CaseStudyEvidence = ReturnType<typeof caseStudyEvidence>;
