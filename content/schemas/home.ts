import { z } from "zod";
import { head, line, listOf, slug, titledText, toConfirm } from "./common.ts";

/** How a band of the page opens: a heading, and a text under it. */
const band = { heading: line(8, 60), text: line(60, 320) };

/**
 * `content/en/home.ts`, band by band. The service cards come from `home` in `content/en/services/`, the carousel's from
 * `content/en/industries.ts`.
 */
export const home = z.strictObject({
  head,
  hero: z.strictObject({
    /** Written in capitals, as the specification has it: no style changes the case. */
    badge: line(10, 50),
    /** The h1. It is set very large: with more than about 45 characters it takes five lines on a phone. */
    headline: line(20, 50),
    tagline: line(10, 50),
    /** One or two sentences: who the firm is, where, and what that means for the client. */
    lead: line(80, 220),
  }),
  /** The scrolling strip. `name` as the specification spells it; `technology` is the slug of its page. */
  strip: listOf(6, 6, { name: line(2, 20), technology: slug }),
  /** Opens the list of five services. `label` is the small line above the heading, in capitals. */
  services: z.strictObject({ label: line(4, 30), ...band }),
  /** WHY KUTCH IT?: the question is the label, `subheading` the large answer. */
  about: z.strictObject({ heading: line(8, 40), subheading: line(8, 60), points: z.array(titledText).length(4) }),
  /** Case studies: the first by its working model, the others by the signs of theirs. */
  caseStudies: z.strictObject({ ...band, slugs: z.array(slug).min(2).max(4) }),
  /** BY THE NUMBERS. No other page repeats these figures (`specification.md`, section 9). */
  stats: listOf(4, 4, { number: line(1, 6), label: line(3, 20) }),
  /** Opens the industries carousel. */
  industries: z.strictObject(band),
  contact: z.strictObject({
    ...band,
    /** What happens after the form is sent, in order, one short line each. */
    next: z.array(line(20, 110)).length(3),
  }),
  confirm: toConfirm,
});
