import { z } from "zod";
import { closing, head, line } from "./common.ts";

/** Words of a page that lists all of one kind: the guides, the sheets. Each of those is a file of its own. */
export const shelf = z.strictObject({
  head,
  /** The h1. */
  title: line(10, 60),
  /** What the links to it say. */
  label: line(6, 40),
  /** One sentence: what is found there, and for whom. */
  tagline: line(40, 200),
  closing,
});

export type ShelfContent = z.infer<typeof shelf>;
