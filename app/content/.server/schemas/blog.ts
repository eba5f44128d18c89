import { z } from "zod";
import { head, line } from "./common.ts";

/** Words of the blog list. The articles themselves are `content/blog/*.mdx`. */
export const blog = z.strictObject({
  head,
  title: line(4, 40),
  intro: line(60, 240),
  /** The band at the end; its button is LET'S TALK. */
  closing: z.strictObject({ title: line(10, 60), text: line(40, 240) }),
});

export type BlogContent = z.infer<typeof blog>;
