import { z } from "zod";
import { closing, head, line } from "./common.ts";

/** Texts of the blog list. The articles themselves are `content/blog/*.mdx`. */
export const blog = z.strictObject({
  head,
  title: line(4, 40),
  intro: line(60, 240),
  /** The band at the end; its button is LET'S TALK. */
  closing,
});
