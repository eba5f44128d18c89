import { z } from "zod";
import { line } from "./common.ts";

const day = z.iso.date("write the day as 2026-11-23");
const fields = z.strictObject({
  /** Words of the sentence, exactly as the file has them. */
  says: z.string().min(5),
  /** The page that says so: of the makers, or of somebody else, whom `says` then names. */
  source: z.url({ protocol: /^https$/, error: "write the address of the page that says so" }),
  /** The day on which somebody last read it. If left out, `npm run preflight` asks for it. */
  seen: day.optional(),
  /** Set if it was read at `source` itself, and not in a stored copy of that page. */
  live: z.literal(true).optional(),
  /** An event of the past: never due again. Any other fact is due six months after `seen`. */
  history: z.literal(true).optional(),
  /** The day on which an announcement comes true, or the fact no longer holds. */
  until: day.optional(),
});

const endOfSupport = /\bsupport|\bmaintain|\bend of life\b|\b\d+ (?:has )?ended\b/i;

/** The source of a sentence with a date, a version, a price or an advisory, and what decides when it has to be read again. */
export const fact = fields.refine(({ says, history }) => !history || !endOfSupport.test(says), {
  path: ["history"],
  // So it has to be read again like any other fact.
  message: "stands at the end of a support, which its maker may move: remove `history`",
});

/** A fact that its page shows word for word with source and day, so `seen` has to be set. */
export const shownFact = fields.required({ seen: true }).extend({ says: line(30, 260) });

export type Fact = z.infer<typeof fact>;
export type ShownFact = z.infer<typeof shownFact>;

/** The facts of a content file. `npm run preflight` lists those that are due. */
export const facts = z.array(fact).default([]);
