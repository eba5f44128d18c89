import { content } from "~/content/index.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { caseStudySummary, technologyLink } from "~/content/links/page-links.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { findBySlug } from "~/content/parse-by-schema.ts";
import { resourceLinksOn } from "~/content/sheets/resource-links.ts";
import { explainerLinksOn } from "~/content/texts/explainers.ts";
import { href } from "~/href.ts";
import { type LoadArgs, orThrowNotFound } from "~/route-module.ts";
import { familyAndColourwayAt } from "~/ui/pattern/seeded-pattern.ts";

export function load({ address, slug: file }: LoadArgs) {
  const { language, words, pages } = languageDataAt({ address });
  const service = orThrowNotFound(findBySlug(pages.services, file));
  const { slug } = service;
  const groups = service.technologyGroups?.map(({ technologies, ...group }) => ({
    ...group,
    technologies: technologies.map(technologyLink),
  }));
  const projects = service.caseStudies.map((study) => caseStudySummary(study, language));
  // A service without a picture of its own beside its intro shows the model of its first project there.
  const model = service.found || service.release ? undefined : projects.shift();
  return {
    head: makeHead(href("/services/:slug", { slug }), service.head, { keywords: service.keywords }, language),
    service: {
      ...service,
      words: words.service,
      costs: orThrowNotFound(pages["/what-a-website-costs"]).label,
      pattern: familyAndColourwayAt(service.order),
      groups,
      // Empty if there are groups, which show every technology of the service.
      technologies: service.technologyGroups ? [] : service.technologies.map(technologyLink),
      model,
      caseStudies: projects,
      readFirst: explainerLinksOn(href("/services/:slug", { slug }), pages, content, words.explainers),
      resources: resourceLinksOn(href("/services/:slug", { slug }), content, language),
    },
  };
}

export type Service = ReturnType<typeof load>["service"];
