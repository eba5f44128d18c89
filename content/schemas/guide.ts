import { z } from "zod";
import { closing, head, line, listOf, reviewed, slug, toConfirm, unpublished } from "./common.ts";
import { shownFact } from "./fact.ts";
import { technologyCategories } from "./technology.ts";

/** The cells of a row, each a sentence or two that would fit no other row. */
const answers = {
  choose: line(60, 230),
  /** What people complain about later. */
  hurts: line(60, 230),
  /** What can be kept on leaving it, and what has to be made anew. */
  leaving: line(60, 260),
};

/** An answer of the decision: a technology of the group, or the name of one of `others`. */
const named = { technology: slug.optional(), other: line(6, 50).optional(), because: line(40, 200) };
const namesOne = ({ technology, other: name }: { technology?: string | undefined; other?: string | undefined }) =>
  (technology === undefined) !== (name === undefined);
const namesOneMessage = "names no answer, or two: write either `technology` or `other`";

/**
 * The technologies of a group side by side, and a way to decide between them. The file name is the slug. The page adds the
 * alternatives that the technologies' own pages name (`limits`).
 */
export const guide = z.strictObject({
  unpublished,
  /** The group that it compares. `tests/built/guides.test.ts` checks that each technology of the group has a row. */
  category: z.enum(technologyCategories),
  head,
  keywords: z.array(line(3, 50)).min(4).max(8),
  /** The h1: what is compared. */
  title: line(10, 60),
  /** The text of every link to it: "Compare databases". */
  label: line(10, 40),
  tagline: line(40, 200),
  /** One paragraph on what decides in this group. It names no technology. */
  lead: line(160, 500),
  rows: listOf(2, Infinity, { technology: slug, ...answers }),
  /** Alternatives to the whole group, e.g. to keep what one has or to rent a plain server. */
  others: listOf(1, Infinity, { name: line(6, 50), ...answers }),
  decision: z.strictObject({
    /** Questions in the order in which they are asked. The first "yes" decides. */
    steps: z.array(z.strictObject({ question: line(20, 140), ...named }).refine(namesOne, namesOneMessage)).min(2),
    otherwise: z.strictObject(named).refine(namesOne, namesOneMessage),
    /** Technologies of the group that are used beside any of the others, and when. */
    beside: z.array(z.strictObject({ technology: slug, when: line(40, 200) })).default([]),
  }),
  /** What a reader may expect here, and why it is not compared. */
  omitted: listOf(1, Infinity, { name: line(2, 60), why: line(40, 300) }),
  /** Facts that the page shows. `about`: the slug of the row that it is about, else the name in `others` or `omitted`. */
  shownFacts: z.array(shownFact.extend({ about: line(2, 60) })).min(2),
  /** Addresses of the pages that link to it, besides those of its technologies. */
  on: z.array(z.string().startsWith("/")).min(1),
  reviewed,
  closing,
  confirm: toConfirm,
});
