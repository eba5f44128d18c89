import { logoUrl } from "./icons.ts";
import { content } from "./index.ts";
import { ContentError, findBySlug } from "./parse.ts";

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

/** What a link to a service shows. */
export function serviceLink(slug: string) {
  const { name } = entry(content.services, slug);
  return { slug, name };
}

/** What a link to a case study shows; its first result stands for all three. */
export function caseStudyLink(slug: string) {
  const { title, industry, results } = entry(content.caseStudies, slug);
  return { slug, title, industry, result: results[0] };
}

export type TechnologyLink = ReturnType<typeof technologyLink>;
export type ServiceLink = ReturnType<typeof serviceLink>;
export type CaseStudyLink = ReturnType<typeof caseStudyLink>;
