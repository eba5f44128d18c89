import { longDate } from "~/content/dates.ts";
import { content } from "~/content/index.ts";
import {
  evidenceFor,
  evidencePhrase,
  guideLink,
  serviceLink,
  servicesAround,
  technologyLink,
} from "~/content/links/links.ts";
import { pageHead } from "~/content/page/head.ts";
import { logoUrl } from "~/content/page/icons.ts";
import { findBySlug } from "~/content/parse.ts";
import { href } from "~/paths.ts";
import { found, type ScreenArgs } from "~/screen.ts";
import { patternAt } from "~/ui/pattern/seeded-pattern.ts";
import { type TechnologyCategory, technologyCategories } from "../../../content/schemas/technology.ts";

/**
 * The labels in capitals on a technology page, by its category (`specification.md`, section 2, "Technology landing pages";
 * `docs/brief/decisions.md`, "Technologies").
 */
function technologyLabels(name: string, category: TechnologyCategory) {
  const capitals = name.toUpperCase();
  return {
    start: `START YOUR ${capitals} PROJECT`,
    features: category === "cloud" || category === "deployment" ? "KEY SERVICES" : "KEY FEATURES",
    why: `WHY CHOOSE ${capitals}?`,
    benefits: "BENEFITS",
    /** Database pages (also Firebase and Supabase) end with one button, the others with two. */
    closing: category === "database" ? (["CONTACT US TODAY"] as const) : (["GET QUOTE", "VIEW PORTFOLIO"] as const),
  };
}

/** The others of its category, starting with the next, so that the first links together go through the whole category. */
function siblings(slug: string, category: string): string[] {
  const slugs = content.technologies.filter((entry) => entry.category === category).map((entry) => entry.slug);
  const place = slugs.indexOf(slug);
  return [...slugs.slice(place + 1), ...slugs.slice(0, place)];
}

export function load({ slug: file }: ScreenArgs) {
  const technology = found(findBySlug(content.technologies, file));
  const { slug, name, category, tagline, paragraphs, version, reviewed, features, limits } = technology;
  return {
    head: pageHead(href("/technologies/:slug", { slug }), technology.head, {
      keywords: technology.keywords,
      modified: reviewed,
    }),
    technology: {
      ...{ slug, name, tagline, paragraphs, version, features },
      labels: technologyLabels(name, category),
      reviewed: { iso: reviewed, text: longDate(reviewed) },
      logo: logoUrl(technology.icon),
      pattern: patternAt(technology.order, technologyCategories.indexOf(category)),
      why: "why" in technology ? technology.why : undefined,
      benefits: "benefits" in technology ? technology.benefits : undefined,
      limits: {
        text: limits.text,
        guide: guideLink(category),
        alternatives: limits.alternatives.map((other) => ({ when: other.when, ...technologyLink(other.technology) })),
      },
      services: servicesAround(slug).map((service) => serviceLink(service)),
      caseStudies: evidenceFor(slug),
      evidence: evidencePhrase(evidenceFor(slug).length),
      siblings: siblings(slug, category).map(technologyLink),
      categoryTitle: content["/technologies"].categories[category].title,
      closing: content["/technologies"].closing.text,
    },
  };
}

/** What a technology's page shows. */
export type Technology = ReturnType<typeof load>["technology"];
