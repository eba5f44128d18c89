import { z } from "zod";
import { closing, confirm, head, line, slug, type Written } from "./common.ts";

/** How a page that shows the projects begins. */
const opening = { head, title: line(8, 40), tagline: line(40, 160) };

/** What cards and rows say of a case study, in another language than the English of its page. */
const project = z.strictObject({
  title: line(4, 60),
  industry: line(3, 40),
  /** One or two sentences, in lists. */
  description: line(60, 240),
  /** Beside the figures of its results, in their order: a label, or with it the figure where English writes it in a letter (4x). */
  results: z.array(z.union([line(3, 50), z.strictObject({ figure: line(1, 10), label: line(3, 50) })])).length(3),
  /** On the portfolio: what kind of work it was, and one sentence. */
  category: line(3, 40),
  summary: line(40, 220),
});

/**
 * Words of the two pages that show the case studies, `/case-studies` and `/portfolio`, and of the band that every case
 * study ends with. The projects themselves are `content/case-studies/*.mdx`.
 */
export const work = z.strictObject({
  /** On every case study, and over the list of all: what is the project’s, and what is how we build (`decisions.md`, "Claims"). */
  note: line(80, 260),
  caseStudies: z.strictObject({ ...opening, closing }),
  portfolio: z.strictObject({ ...opening, closing }),
  caseStudy: z.strictObject({ closing }),
  /** By slug. In English the case studies say it themselves; where a language leaves one out, it is shown in English. */
  projects: z.record(slug, project).optional(),
  confirm,
});

export type WorkContent = Written<z.input<typeof work>>;
