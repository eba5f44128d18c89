import { z } from "zod";

const day = z.iso.date("write the day as 2026-11-23");
/** "16" is every version that begins so, "5.2" every 5.2.x. */
const line = z.string().regex(/^\d+(\.\d+)?$/, 'write the line alone: "16" or "5.2"');

/** What makes the sentence wrong when it changes. */
const dependsOn = z.union([
  /** A package on npm. `recommends` are the versions that the page tells people to install, each held against npm's advisories. */
  z.strictObject({ package: z.string(), line, recommends: z.array(z.string()).optional() }),
  /** A product of `preflight/release-lines.yaml`. `pinned`: the page means this line, whatever is newer, until its support ends. */
  z.strictObject({ product: z.string(), line, pinned: z.literal(true).optional() }),
  z.strictObject({ law: z.string() }),
  /** A page that its makers rewrite: prices, licence, service level, announcement. It is the source. */
  z.literal("page"),
  /** Something that has happened. It is never due. */
  z.literal("history"),
]);

/** A sentence with a date, a version, a price or an advisory: where it comes from, and when somebody has to read it again. */
export const fact = z.strictObject({
  /** Words of that sentence, as its file has them. */
  says: z.string().min(5),
  /** Where it was found: a page of its makers, or of whoever reports it, who is then named in `says`. */
  source: z.url({ protocol: /^https$/, error: "write the address of the page that says so" }),
  /** The day on which somebody last read it there, be it in a stored copy. Without it nobody has, and `npm run freshness` asks for it. */
  seen: day.optional(),
  dependsOn,
  /** The day on which what it announces has come, or its time is over. */
  until: day.optional(),
});

export type Fact = z.infer<typeof fact>;
export type ShownFact = z.infer<typeof shownFact>;

/** A fact that its page shows with its source: somebody has read it there. */
export const shownFact = fact.required({ seen: true });

/** The facts of a content file. `npm run freshness` says which are due. */
export const facts = z.array(fact).default([]);
