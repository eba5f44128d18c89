import { z } from "zod";
import { closing, head, line } from "./common.ts";

/** How a page that shows the projects begins. */
const opening = { head, title: line(8, 40), tagline: line(40, 160) };

/**
 * Words of the two pages that show the case studies, `/case-studies` and `/portfolio`, and of the band that every case
 * study ends with. The projects themselves are `content/case-studies/*.mdx`.
 */
export const work = z.strictObject({
  caseStudies: z.strictObject({ ...opening, closing }),
  portfolio: z.strictObject({ ...opening, closing }),
  caseStudy: z.strictObject({ closing }),
});

export type WorkContent = z.infer<typeof work>;
