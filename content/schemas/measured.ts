import { z } from "zod";
import { line, reviewed, slug } from "./common.ts";

/** When a figure was found, and of which commit. */
const found = { id: slug, day: reviewed, commit: line(7, 40) };

/**
 * What `npm run bench` and `npm run audit` measured of this site (`site`), the same page without scripts (`bare`), and a
 * popular template.
 */
export const measured = z.strictObject({
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
