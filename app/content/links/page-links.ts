import { href } from "~/href.ts";
import { formatPlural, interpolate } from "~/language/format-text.ts";
import type { TechnologyCategory } from "../../../content/schemas/technology.ts";
import { ContentError } from "../errors.ts";
import { content } from "../index.ts";
import { interfaceWordsIn, type Language } from "../languages/site-languages.ts";
import { logoUrl } from "../page/tech-logo-url.ts";
import { findBySlug } from "../parse-by-schema.ts";
import { type Article, type Content, translatedContent } from "../parse-files.ts";

/** The entry with a slug. `check-content.ts` has reported unknown slugs before, with file and field. */
function entry<T extends { slug: string }>(all: readonly T[], slug: string): T {
  const found = findBySlug(all, slug);
  if (!found) throw new ContentError(`There is no page with the slug "${slug}".`);
  return found;
}

/** A link to a technology: its logo and name. */
export function technologyLink(slug: string) {
  const { name, icon } = entry(content.technologies, slug);
  return { slug, name, logo: logoUrl(icon) };
}

/** A link to the guide that compares a group of technologies; `undefined` if the group has none. */
export function guideLink(category: TechnologyCategory, language: Language = "en") {
  const guide = content.guides.find((candidate) => candidate.category === category);
  const translation = translatedContent(content, language);
  const own = translation && findBySlug(translation.guides, guide?.slug ?? "");
  const group = translation?.["/technologies"]?.categories[category].title;
  const label = group
    ? interpolate(interfaceWordsIn(language).technologies.compare, { category: group })
    : guide?.label;
  return guide && { slug: guide.slug, label: own?.label ?? label ?? guide.label };
}

/** A link to a service: its name, in English if the service has no page in the language. */
export function serviceLink(slug: string, language: Language = "en") {
  const { name } =
    findBySlug(translatedContent(content, language)?.services ?? [], slug) ?? entry(content.services, slug);
  return { slug, name };
}

/** The case studies with the words of their cards in a language; in English if the language has none for one. */
export function caseStudiesIn(language: Language): Content["caseStudies"] {
  const words = translatedContent(content, language)?.["/case-studies"]?.cards ?? {};
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

/** The first half of a case study's page in another language; `undefined` if the language has none. */
export const translatedCaseStudyHalf = (slug: string, language: Language) =>
  findBySlug(translatedContent(content, language)?.caseStudies ?? [], slug);

/** A link to a case study: its title and industry. No results: only its own page and the list of all show those. */
export function caseStudyLink(slug: string, language: Language = "en") {
  const { title, industry, model } = entry(caseStudiesIn(language), slug);
  return { slug, title, industry, model: model.name };
}

/** The case studies that used a technology. Taken from the case studies themselves, so that no page claims more. */
export const technologyCaseStudies = (technology: string, language: Language = "en") =>
  caseStudiesWith(technology).map((slug) => caseStudyLink(slug, language));

/** The words before the industries of `count` case studies, at least one. 1 → "In one case study:"; from ten on in figures. */
export function caseStudyCountPhrase(count: number, language: Language = "en"): string {
  const { technologies, language: named } = interfaceWordsIn(language);
  return formatPlural(technologies.used, count, named.tag, technologies.numbers[count]);
}

/** A case study as rows and cards of lists show it. */
export function caseStudySummary(slug: string, language: Language = "en") {
  const { order, title, industry, description, durationMonths, model } = entry(caseStudiesIn(language), slug);
  const { service, language: named } = interfaceWordsIn(language);
  return {
    ...{ slug, order, title, industry, description, model: model.name },
    duration: formatPlural(service.months, durationMonths, named.tag),
  };
}

/** Slugs of services: those that a technology's page names, then those whose pages name the technology. So links go both ways. */
export function technologyServices(technology: string, { technologies, services }: Content = content): string[] {
  const naming = services.filter(({ technologies: named, technologyGroups = [] }) =>
    [...named, ...technologyGroups.flatMap((group) => group.technologies)].includes(technology),
  );
  return [...new Set([...entry(technologies, technology).services, ...naming.map(({ slug }) => slug)])];
}

/** Slugs of the case studies whose front matter names a technology. */
const caseStudiesWith = (technology: string, { caseStudies }: Content = content): string[] =>
  caseStudies.filter(({ technologySlugs }) => technologySlugs.includes(technology)).map(({ slug }) => slug);

/** Links to the pages that an article's front matter names as related. */
export function relatedToArticle({ related: { articles, caseStudies, services, technologies } }: Article) {
  const page = (kind: string, title: string, to: string) => ({ kind, title, to });
  return {
    pages: [
      ...articles.map((slug) => page("Article", entry(content.articles, slug).title, href("/blog/:slug", { slug }))),
      ...caseStudies.map((slug) =>
        page("Case study", caseStudyLink(slug).title, href("/case-studies/:slug", { slug })),
      ),
      ...services.map((slug) => page("Service", serviceLink(slug).name, href("/services/:slug", { slug }))),
    ],
    technologies: technologies.map(technologyLink),
  };
}

export type TechnologyLinkData = ReturnType<typeof technologyLink>;
export type CaseStudyLinkData = ReturnType<typeof caseStudyLink>;
