import { logoUrl } from "./icons.ts";
import { content } from "./index.ts";
import { ContentError, findBySlug } from "./parse.ts";
import type { Content } from "./registry.ts";
import type { TechnologyCategory } from "./schemas/technology.ts";

/** `check.ts` has already reported slugs that lead nowhere, with their file and field. */
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
export function guideLink(category: TechnologyCategory) {
  const guide = content.guides.find((candidate) => candidate.category === category);
  return guide && { slug: guide.slug, label: guide.label };
}

/** What a link to a service shows. */
export function serviceLink(slug: string) {
  const { name } = entry(content.services, slug);
  return { slug, name };
}

/** What a link to a case study shows. Its results stand on its own page and in the list of all, nowhere else. */
export function caseStudyLink(slug: string) {
  const { title } = entry(content.caseStudies, slug);
  return { slug, title };
}

/** What a technology's evidence shows of a case study that used it: its industry names it. */
function caseStudyEvidence(slug: string) {
  return { ...caseStudyLink(slug), industry: entry(content.caseStudies, slug).industry };
}

/** The case studies that used a technology. Generated from what they say themselves, so that no page claims more. */
export const evidenceFor = (technology: string) => caseStudiesWith(technology).map(caseStudyEvidence);

/** What a link to an article shows. */
export function articleLink(slug: string) {
  const { title } = entry(content.articles, slug);
  return { slug, title };
}

/** What a row of a ledger says of a case study. */
export function caseStudySummary(slug: string) {
  const { title, industry, description, durationMonths } = entry(content.caseStudies, slug);
  return { slug, title, industry, description, duration: `${durationMonths} months` };
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
export type CaseStudySummary = ReturnType<typeof caseStudySummary>;
