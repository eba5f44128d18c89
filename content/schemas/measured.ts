import { z } from "zod";
import { line, reviewed, slug } from "./common.ts";

/** How a figure was found: by which command, when, and of which commit. */
const found = { id: slug, command: line(3, 120), day: reviewed, commit: line(7, 40) };

/**
 * `content/measured.json`: what was measured of this site. `npm run bench` and `npm run audit` write it. `site`, `bare` and
 * `template` are this site, the same page without scripts, and a popular template.
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
