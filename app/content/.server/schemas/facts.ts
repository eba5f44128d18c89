import { z } from "zod";
import { line, reviewed, slug } from "./common.ts";

/** `content/prices.ts`: what others charge, who says so, and the day on which that was read. */
export const prices = z.array(
  z.strictObject({
    id: slug,
    /** By name, as they are written: `{ sale: "2%" }`. */
    amounts: z.record(z.string().regex(/^\w+$/), line(1, 30)),
    source: line(4, 80),
    url: z.url(),
    day: reviewed,
  }),
);

export type PricesContent = z.input<typeof prices>;

/** How a figure was found. */
const found = { id: slug, command: line(3, 120), day: reviewed };

/**
 * `content/proof.json`: what was measured of this site, one entry a figure, so that a command can write it. `site`, `bare` and `template` are
 * this site, the same page without scripts, and a popular template.
 */
export const proof = z.strictObject({
  figures: z.array(
    z.strictObject({ ...found, value: z.union([z.number(), line(1, 60)]), unit: line(1, 40).optional() }),
  ),
  comparisons: z.array(
    z.strictObject({
      ...found,
      unit: line(1, 40),
      site: z.number(),
      bare: z.number(),
      template: z.number().optional(),
    }),
  ),
});
