import { describe, expect, it } from "vitest";
import { checkContent } from "~/content/.server/checks/check.ts";
import { pageClaims, serviceContracts } from "~/content/.server/checks/spec-contracts.ts";
import { content } from "~/content/.server/index.ts";
import { caseStudiesWith, servicesAround } from "~/content/.server/links/links.ts";
import { type TechnologyCategory, technologyCategories } from "~/content/.server/schemas/technology.ts";
import { find } from "./support/find-entry.ts";
import { fourWordSequences, overlap } from "./support/overlap.ts";

/** The address book of specification.md, section 2, in the categories of decisions.md. */
const categories: Record<TechnologyCategory, string[]> = {
  frontend: ["react", "nextjs", "angular", "tailwindcss", "javascript", "typescript"],
  backend: ["nodejs", "spring-boot", "golang", "django"],
  database: ["mysql", "postgresql", "firebase", "supabase", "mongodb"],
  mobile: ["flutter", "kotlin", "compose-multiplatform", "swift", "android", "react-native"],
  cloud: ["aws", "gcp", "azure", "oracle-cloud", "ibm-cloud", "cloudflare"],
  deployment: ["docker", "docker-swarm", "terraform", "kubernetes", "pm2", "nginx"],
};

describe("The content as it is", () => {
  it("passes every check", () => {
    expect(() => checkContent(content)).not.toThrow();
  });

  it("has the specification's technologies in their categories and order, possibly among others", () => {
    for (const category of technologyCategories) {
      const slugs = content.technologies.filter((entry) => entry.category === category).map((entry) => entry.slug);
      expect(slugs.filter((slug) => categories[category].includes(slug))).toEqual(categories[category]);
    }
  });

  it("has the seven services that the specification names", () => {
    expect(Object.keys(serviceContracts)).toHaveLength(7);
    expect(content.services.map((service) => service.slug)).toEqual(
      expect.arrayContaining(Object.keys(serviceContracts)),
    );
  });

  it("links back from the page of each technology that a service or case study names", () => {
    for (const { slug, technologies } of content.services) {
      for (const technology of technologies) expect(servicesAround(technology), technology).toContain(slug);
    }
    for (const { slug, technologySlugs } of content.caseStudies) {
      for (const technology of technologySlugs) expect(caseStudiesWith(technology), technology).toContain(slug);
    }
  });

  it("lists a technology's services once each, beginning with those that its file names", () => {
    const all = structuredClone(content);
    find(all, "technologies", "nginx").services = ["uiux-design", "devops-solutions"];
    const around = servicesAround("nginx", all);
    expect(around.slice(0, 2)).toEqual(["uiux-design", "devops-solutions"]);
    expect(around).toContain("seo-digital-marketing");
    expect(new Set(around).size).toBe(around.length);
  });

  it("repeats no claim of a page in articles and case studies", () => {
    for (const [file, text] of Object.entries(content.texts)) {
      for (const { claim } of pageClaims) expect(text, file).not.toContain(claim);
    }
  });

  it("has its own text on every technology page: two pages share under 12 % of four-word sequences", () => {
    const pages = content.technologies.map((page) => ({ slug: page.slug, sequences: fourWordSequences(page) }));
    const alike = pages.flatMap((a, i) =>
      pages.slice(i + 1).flatMap((b) => {
        const share = overlap(a.sequences, b.sequences);
        return share < 0.12 ? [] : [`${a.slug} and ${b.slug}: ${Math.round(share * 100)} %`];
      }),
    );
    expect(alike).toEqual([]);
  });
});
