import { href } from "~/paths.ts";
import type { Article } from "../registry.ts";
import { articleLink, caseStudyLink, serviceLink, technologyLink } from "./links.ts";

/** Links to the pages that an article's front matter names as related. */
export function relatedPages({ related }: Article) {
  return {
    pages: [
      ...related.articles.map((slug) => ({
        kind: "Article",
        title: articleLink(slug).title,
        to: href("/blog/:slug", { slug }),
      })),
      ...related.caseStudies.map((slug) => ({
        kind: "Case study",
        title: caseStudyLink(slug).title,
        to: href("/case-studies/:slug", { slug }),
      })),
      ...related.services.map((slug) => ({
        kind: "Service",
        title: serviceLink(slug).name,
        to: href("/services/:slug", { slug }),
      })),
    ],
    technologies: related.technologies.map(technologyLink),
  };
}

export type RelatedPages = ReturnType<typeof relatedPages>;
