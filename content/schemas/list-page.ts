import { z } from "zod";
import { closing, head, line } from "./common.ts";

/** Texts of a page that lists all guides or all sheets. Each of those is a content file of its own. */
export const listPage = z.strictObject({
  head,
  /** The h1. */
  title: line(10, 60),
  /** The text of links to it. */
  label: line(6, 40),
  /** One sentence: what is found there, and for whom. */
  tagline: line(40, 200),
  closing,
});
