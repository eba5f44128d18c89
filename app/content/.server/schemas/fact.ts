import { z } from "zod";

const day = z.iso.date("write the day as 2026-11-23");
/** A release line: "16" stands for every 16.x, "5.2" for every 5.2.x. */
const line = z.string().regex(/^\d+(\.\d+)?$/, 'write the line alone: "16" or "5.2"');

/** What the sentence depends on: when that changes, it may be wrong. */
const dependsOn = z.union([
  /** A package on npm. `recommends`: versions that the page tells people to install, each checked against npm's advisories. */
  z.strictObject({ package: z.string(), line, recommends: z.array(z.string()).optional() }),
  /** A product of `preflight/release-lines.yaml`. `pinned`: the page means this line until its support ends, even if a newer one is out. */
  z.strictObject({ product: z.string(), line, pinned: z.literal(true).optional() }),
  z.strictObject({ law: z.string() }),
  /** The page given as `source`, which its makers may rewrite: prices, licence, service level, announcement. */
  z.literal("page"),
  /** An event of the past. Never due again. */
  z.literal("history"),
]);

/** The source of a sentence with a date, a version, a price or an advisory, and what decides when it has to be read again. */
export const fact = z.strictObject({
  /** Words of the sentence, exactly as the file has them. */
  says: z.string().min(5),
  /** The page that says so: of the makers, or of somebody else, whom `says` then names. */
  source: z.url({ protocol: /^https$/, error: "write the address of the page that says so" }),
  /** The day on which somebody last read it there or in a stored copy. If left out, `npm run freshness` asks for it. */
  seen: day.optional(),
  dependsOn,
  /** The day on which an announcement comes true, or the fact no longer holds. */
  until: day.optional(),
});

export type Fact = z.infer<typeof fact>;
export type ShownFact = z.infer<typeof shownFact>;

/** A fact that its page shows with source and day, so `seen` has to be set. */
export const shownFact = fact.required({ seen: true });

/** The facts of a content file. `npm run freshness` lists those that are due. */
export const facts = z.array(fact).default([]);
