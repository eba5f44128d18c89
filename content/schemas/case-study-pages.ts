import { z } from "zod";
import { closing, confirm, head, line, slug } from "./common.ts";

/** How each of the two lists of case studies begins. */
const opening = { head, title: line(8, 40), tagline: line(40, 160) };

/** The texts of a case study's cards and rows in another language. In English they are in the case study itself. */
const card = z.strictObject({
  title: line(4, 60),
  industry: line(3, 40),
  /** One or two sentences, in lists. */
  description: line(60, 240),
  /** Labels of the results, in their order. A figure as well, if the English one contains letters (4x). */
  results: z.array(z.union([line(3, 50), z.strictObject({ figure: line(1, 10), label: line(3, 50) })])).length(3),
  /** On /portfolio: the kind of project, and one sentence. */
  category: line(3, 40),
  summary: line(40, 220),
});

/**
 * `content/en/case-study-pages.ts`: texts of the two lists of case studies, `/case-studies` and `/portfolio`, and of the last band of
 * every case study. The case studies themselves are `content/case-studies/*.mdx`.
 */
export const caseStudyPages = z.strictObject({
  /** On every case study and above the list of all: what is the real project’s, and what is how we build (`docs/brief/decisions.md`, "Claims"). */
  note: line(80, 260),
  caseStudies: z.strictObject({ ...opening, closing }),
  portfolio: z.strictObject({ ...opening, closing }),
  caseStudy: z.strictObject({ closing }),
  /** In other languages than English: cards by slug. One that is left out is shown in English. */
  cards: z.record(slug, card).optional(),
  confirm,
});
