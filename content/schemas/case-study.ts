import { z } from "zod";
import { confirmStory, head, line, slug, unpublished, type Written } from "./common.ts";
import { diagram } from "./figures.ts";

/** Two paragraphs: what such a business struggles with, and what we make for it. */
const overview = z.array(line(60, 900)).length(2);

/** Working models, each a module of `app/models/`. */
const models = ["shop", "clinic", "pay", "van"] as const;

/** First on the page, with results and duration: whom such a system is for, and what goes wrong without it. */
const brief = z.strictObject({ whom: line(4, 60), wrong: line(30, 160) });

/** What was hard, in a few words. */
const challenge = line(10, 90);

/**
 * Front matter of one case study in `content/case-studies/` (`specification.md`, sections 2 and 9). The MDX body
 * holds the technical sections as `##` headings. The file name is the slug.
 */
export const caseStudy = z
  .strictObject({
    unpublished,
    title: line(10, 60),
    order: z.int().positive(),
    industry: line(3, 40),
    /** Names as printed on cards. */
    technologies: z.array(line(2, 24)).min(3).max(7),
    /** The page of each of `technologies`, in the same order. */
    technologySlugs: z.array(slug).min(3).max(7),
    services: z.array(slug).min(1).max(3),
    durationMonths: z.int().positive(),
    /** Exactly the specification's three claims: `figure` is set large, `label` beside it. */
    results: z.array(z.strictObject({ figure: line(1, 10), label: line(4, 40) })).length(3),
    /** Card text, one or two sentences. */
    description: line(80, 220),
    head,
    /** The working model at the head of the page (`app/models/`), and the technical section that says how it is built, by its id. */
    model: z.strictObject({ name: z.enum(models), section: slug }),
    brief,
    overview,
    challenges: z
      .array(z.strictObject({ challenge, problem: line(120, 600), solution: line(160, 900) }))
      .min(3)
      .max(4),
    diagram,
    portfolio: z.strictObject({
      category: line(4, 30),
      description: line(60, 200),
      technologies: z.array(line(2, 24)).min(3).max(5),
    }),
    confirm: confirmStory,
  })
  .refine((study) => study.technologies.length === study.technologySlugs.length, {
    path: ["technologySlugs"],
    message: "name one page for each of `technologies`, in the same order",
  });

/**
 * A case study in another language: the first half of its page. The texts of its card are in that language's
 * `case-study-pages.ts`. The second half, how the system is built, is in English alone (docs/decisions/languages.md).
 */
export const caseStudyHalf = z.strictObject({ unpublished, head, brief, overview, challenges: z.array(challenge) });

export type CaseStudyWords = Written<z.input<typeof caseStudyHalf>>;

/** The fields of an English case study that another language has to translate. */
export const firstHalf = ({ head, brief, overview, challenges, ...study }: z.infer<typeof caseStudy>) => ({
  unpublished: study.unpublished,
  head,
  brief,
  overview,
  challenges: challenges.map((one) => one.challenge),
});
