import { z } from "zod";
import { confirmStory, draft, head, line, slug } from "./common.ts";
import { diagram } from "./figures.ts";

/**
 * Front matter of one case study in `content/case-studies/` (`specification.md`, sections 2 and 9). The MDX body
 * holds the technical sections as `##` headings. The file name is the slug.
 */
export const caseStudy = z
  .strictObject({
    draft,
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
    /** Two or three paragraphs. */
    overview: z.array(line(200, 900)).min(2).max(3),
    challenges: z
      .array(z.strictObject({ challenge: line(10, 90), problem: line(120, 600), solution: line(160, 900) }))
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
