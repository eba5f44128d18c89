import { z } from "zod";
import { closing, confirm, draft, head, line, reviewed, slug, type Written } from "./common.ts";
import { shownFact } from "./fact.ts";
import { technologyCategories } from "./technology.ts";

/** What a row of the comparison says, each a sentence or two that no other row could have. */
const answers = {
  /** The sign by which a reader knows that it is theirs. */
  choose: line(60, 230),
  /** What they will complain of later. */
  hurts: line(60, 230),
  /** What can be taken along, and what has to be made anew. */
  leaving: line(60, 260),
};

/** One technology of the group in the terms of the comparison. */
const row = z.strictObject({ technology: slug, ...answers });

/** What a reader may do instead of taking any of the group: keep what they have, rent a plain server. */
const other = z.strictObject({ name: line(6, 50), ...answers });

/** What an answer of the decision names: a technology of the group, or one of `others`. */
const named = { technology: slug.optional(), other: line(6, 50).optional(), because: line(40, 200) };
const namesOne = ({ technology, other: name }: { technology?: string | undefined; other?: string | undefined }) =>
  (technology === undefined) !== (name === undefined);
const namesOneMessage = "names no answer, or two: write either `technology` or `other`";

/** A fact of the guide, and the row or the entry of `omitted` that it speaks of: its slug, else its name. */
const guideFact = shownFact.extend({ says: line(30, 260), about: line(2, 60) });

/**
 * One comparison guide in `content/en/guides/`: the technologies of a group side by side, and a way to decide between them.
 * Its file name is its slug. What each technology's own page says of the day it no longer fits is added from there.
 */
export const guide = z.strictObject({
  draft,
  /** The group that it compares. `tests/built/guides.test.ts` holds that all of the group have a row. */
  category: z.enum(technologyCategories),
  head,
  keywords: z.array(line(3, 50)).min(4).max(8),
  /** The h1: what is compared. */
  title: line(10, 60),
  /** What every link to it says: "Compare databases". */
  label: line(10, 40),
  tagline: line(40, 200),
  /** One paragraph: what decides in this group, before any name is named. */
  lead: line(160, 500),
  rows: z.array(row).min(2),
  others: z.array(other).min(1),
  decision: z.strictObject({
    /** Questions in the order in which they are asked; the first that is answered with yes decides. */
    steps: z.array(z.strictObject({ question: line(20, 140), ...named }).refine(namesOne, namesOneMessage)).min(2),
    /** What is left when every answer was no. */
    otherwise: z.strictObject(named).refine(namesOne, namesOneMessage),
    /** Of the group, but no answer to the question: what stands beside any of them, and when. */
    beside: z.array(z.strictObject({ technology: slug, when: line(40, 200) })).default([]),
  }),
  /** What a reader may expect here and does not find, and why. */
  omitted: z.array(z.strictObject({ name: line(2, 60), why: line(40, 300) })).min(1),
  /** What can be looked up, each shown as it is written here, with its source and the day on which it was read there. */
  shownFacts: z.array(guideFact).min(2),
  /** Addresses of the pages that link to it, besides those of its technologies. */
  on: z.array(z.string().startsWith("/")).min(1),
  reviewed,
  closing,
  confirm,
});

export type GuideContent = Written<z.input<typeof guide>>;
