import { z } from "zod";

const day = z.iso.date("write the day as 2026-11-23");
/** The source of a sentence with a date, a version, a price or an advisory, and what decides when it has to be read again. */
export const fact = z.strictObject({
  /** Words of the sentence, exactly as the file has them. */
  says: z.string().min(5),
  /** The page that says so: of the makers, or of somebody else, whom `says` then names. */
  source: z.url({ protocol: /^https$/, error: "write the address of the page that says so" }),
  /** The day on which somebody last read it there or in a stored copy. If left out, `npm run preflight` asks for it. */
  seen: day.optional(),
  /** An event of the past: never due again. Any other fact is due six months after `seen`. */
  history: z.literal(true).optional(),
  /** The day on which an announcement comes true, or the fact no longer holds. */
  until: day.optional(),
});

export type Fact = z.infer<typeof fact>;
export type ShownFact = z.infer<typeof shownFact>;

/** A fact that its page shows with source and day, so `seen` has to be set. */
export const shownFact = fact.required({ seen: true });

/** The facts of a content file. `npm run preflight` lists those that are due. */
export const facts = z.array(fact).default([]);
