import { z } from "zod";
import { closing, confirm, draft, head, line, reviewed, slug } from "./common.ts";
import { technologyCategories } from "./technology.ts";

/** One technology of the group in the terms of the comparison, each a sentence or two that no other row could have. */
const row = z.strictObject({
  technology: slug,
  /** The sign by which a reader knows that it is theirs. */
  choose: line(60, 230),
  /** What they will complain of later. */
  hurts: line(60, 230),
  /** What can be taken along, and what has to be made anew. */
  leaving: line(60, 260),
});

/** A technology that a step of the decision ends with, and why. */
const answer = { technology: slug, because: line(40, 200) };

/**
 * One comparison guide in `content/guides/`: the technologies of a group side by side, and a way to decide between them.
 * Its file name is its slug. What each technology's own page says of the day it no longer fits is added from there.
 */
export const guide = z.strictObject({
  draft,
  /** The group that it compares. `tests/built/guides.test.ts` holds that all of the group have a row. */
  category: z.enum(technologyCategories),
  head,
  keywords: z.array(line(3, 50)).min(4).max(8),
  /** The h1: the reader's question. */
  title: line(10, 50),
  /** What every link to it says: "Compare databases". */
  label: line(10, 40),
  tagline: line(40, 200),
  /** One paragraph: what decides in this group, before any name is named. */
  lead: line(160, 500),
  rows: z.array(row).min(2),
  decision: z.strictObject({
    /** Questions in the order in which they are asked; the first that is answered with yes decides. */
    steps: z.array(z.strictObject({ question: line(20, 120), ...answer })).min(2),
    /** What is left when every answer was no. */
    otherwise: z.strictObject(answer),
    /** Of the group, but no answer to the question: what stands beside any of them, and when. */
    beside: z.array(z.strictObject({ technology: slug, when: line(40, 200) })).default([]),
  }),
  /** Addresses of the pages that link to it, besides those of its technologies. */
  on: z.array(z.string().startsWith("/")).min(1),
  reviewed,
  closing,
  confirm,
});

export type GuideContent = z.input<typeof guide>;
