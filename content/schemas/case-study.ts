import { z } from "zod";
import {
  closing,
  type DeepReadonly,
  head,
  line,
  listOf,
  slug,
  someToConfirm,
  toConfirm,
  unpublished,
} from "./common.ts";
import { diagram } from "./drawn-figures.ts";

/** Two paragraphs: what such a business struggles with, and what we make for it. */
const overview = z.array(line(60, 900)).length(2);

/** First on the page, with results and duration: whom such a system is for, and what goes wrong without it. */
const brief = z.strictObject({ whom: line(4, 60), wrong: line(30, 160) });
/** What was hard, in a few words. */
const challenge = line(10, 90);

/** Front matter of one case study, whose MDX has the technical sections as `##` headings. The file name is the slug. */
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
    results: listOf(3, 3, { figure: line(1, 10), label: line(4, 40) }),
    /** Card text, one or two sentences. */
    description: line(80, 220),
    head,
    /** The working model at the head of the page (`app/models/`), and the technical section that says how it is built, by its id. */
    model: z.strictObject({ name: z.enum(["shop", "clinic", "pay", "van"]), section: slug }),
    brief,
    overview,
    challenges: listOf(3, 4, { challenge, problem: line(120, 600), solution: line(160, 900) }),
    diagram,
    portfolio: z.strictObject({
      category: line(4, 30),
      description: line(60, 200),
      technologies: z.array(line(2, 24)).min(3).max(5),
    }),
    confirm: someToConfirm,
  })
  .refine((study) => study.technologies.length === study.technologySlugs.length, {
    path: ["technologySlugs"],
    message: "name one page for each of `technologies`, in the same order",
  });

/**
 * The first half of a case study's page in another language. The texts of its card are in `case-study-pages.ts`; how the
 * system is built is in English alone (docs/decisions/languages.md).
 */
export const caseStudyTranslation = z.strictObject({
  unpublished,
  head,
  brief,
  overview,
  challenges: z.array(challenge),
});

export type CaseStudyTranslation = DeepReadonly<z.input<typeof caseStudyTranslation>>;

/** The fields of an English case study that another language has to translate. */
export const pickTranslatableFields = ({
  unpublished,
  head,
  brief,
  overview,
  challenges,
}: z.infer<typeof caseStudy>) => ({
  ...{ unpublished, head, brief, overview },
  challenges: challenges.map((one) => one.challenge),
});

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

/** `content/en/case-study-pages.ts`: texts of `/case-studies` and `/portfolio`, and of the last band of every case study. */
export const caseStudyListPages = z.strictObject({
  /** On every case study and above the list of all: what is the real project’s, and what is how we build (`docs/brief/decisions.md`, "Claims"). */
  note: line(80, 260),
  caseStudies: z.strictObject({ ...opening, closing }),
  portfolio: z.strictObject({ ...opening, closing }),
  caseStudy: z.strictObject({ closing }),
  /** In other languages than English: cards by slug. One that is left out is shown in English. */
  cards: z.record(slug, card).optional(),
  confirm: toConfirm,
});
