import { z } from "zod";
import { closing, head, iconName, line, listOf, reviewed, slug, toConfirm, unpublished } from "./common.ts";
import { facts } from "./fact.ts";

export const technologyCategories = ["frontend", "backend", "database", "mobile", "cloud", "deployment"] as const;

const six = <T extends z.ZodType>(item: T) =>
  z.array(item).length(6, "write exactly six entries (specification.md, section 9)");

const reason = z.strictObject({ title: line(2, 60), text: line(20, 150) });

const base = {
  unpublished,
  /** The name in its makers' spelling: "Next.js", "PostgreSQL". */
  name: line(2, 32),
  /** Place within its category on the overview, from 1, in the order of docs/brief/decisions.md. */
  order: z.int().positive(),
  icon: iconName,
  /**
   * What the page was written for, shown after "Written for": the release line that its makers support, as "React 19" or
   * "Node.js 26 LTS", or a date if there are no versions: "the services as of November 2026".
   */
  version: line(4, 60),
  reviewed,
  /** One sentence on the overview card: what it is for, not what it is famous for. */
  card: line(50, 120),
  head,
  keywords: z.array(line(3, 50)).min(4).max(8),
  tagline: line(20, 110),
  /** Two paragraphs of 30–55 words each: what it is best at, and what is built with it. */
  paragraphs: z.tuple([line(150, 350), line(150, 350)]),
  /** KEY FEATURES, or KEY SERVICES on cloud and deployment pages. */
  features: six(reason),
  /** What is bad about it, in 35–70 words, and what to choose instead. */
  limits: z.strictObject({
    text: line(180, 420),
    alternatives: listOf(1, 3, { technology: slug, when: line(20, 80) }),
  }),
  /** Slugs of the services that fit this page, the nearest first. `links/page-links.ts` adds services that name the technology. */
  services: z.array(slug).min(1).max(3),
  confirm: toConfirm,
  facts,
};

/** WHY CHOOSE {TECH}?: six points, and a text on working with it. */
const why = z.strictObject({ points: six(line(30, 125)), expertise: line(130, 300) });

/**
 * One technology page (`specification.md`, section 2, "Technology landing pages"), whose category decides the lower half. The
 * page of a technology that no case study uses does not say "we": it says what it is for, what to check and what to ask
 * (`docs/brief/decisions.md`, "Claims").
 */
export const technology = z.discriminatedUnion("category", [
  z.strictObject({ ...base, category: z.enum(["frontend", "backend", "mobile"]), why }),
  z.strictObject({ ...base, category: z.enum(["database", "cloud", "deployment"]), benefits: six(reason) }),
]);
export type TechnologyCategory = (typeof technologyCategories)[number];

/** `content/en/technology-pages.ts`: the texts of /technologies, and of the last band of every technology page. */
export const technologyListPage = z.strictObject({
  head,
  /** The h1 of the overview. */
  title: line(8, 60),
  tagline: line(40, 200),
  /** How a reader tells technologies that a case study uses from the others. No other page says it. */
  evidence: line(40, 200),
  /** Of each category: its name in running text, and a sentence on how we choose in it. */
  categories: z.record(z.enum(technologyCategories), z.strictObject({ title: line(4, 40), text: line(60, 240) })),
  closing,
  /** In other languages than English: `card` of each technology by slug. The build names one that is missing. */
  cards: z.record(slug, line(30, 140)).optional(),
  confirm: toConfirm,
});
