import { z } from "zod";
import { closing, head, line, listOf, slug, titledText, toConfirm } from "./common.ts";
import { facts } from "./fact.ts";

/** `content/en/about.ts`: our story, mission with three beliefs, four why-us cards, a team of two by role. */
export const about = z.strictObject({
  head,
  tagline: line(20, 110),
  story: z.array(line(160, 800)).min(3).max(4),
  mission: z.strictObject({ text: line(100, 500), beliefs: z.array(titledText).length(3) }),
  /** Agile Methods, Transparent Pricing, No-nonsense Delivery, Technical Excellence. */
  whyUs: z.array(titledText).length(4),
  team: listOf(2, 2, { role: line(4, 60), text: line(120, 600), works: z.array(line(3, 60)).min(3).max(5) }),
  closing,
  confirm: toConfirm,
});

/** `content/en/industries.ts`: the four sectors of /industries and the five cards of the home carousel. */
export const industries = z.strictObject({
  head,
  tagline: line(20, 110),
  intro: z.array(line(120, 800)).min(1).max(2),
  sectors: listOf(4, 4, {
    /** Its anchor on the page. */
    slug,
    name: line(4, 30),
    tagline: line(20, 110),
    text: line(160, 700),
    solutions: z.array(titledText).length(4),
    caseStudy: slug.optional(),
    technologies: z.array(slug).min(2).max(5),
  }),
  carousel: listOf(5, 5, {
    name: line(4, 20),
    description: line(60, 200),
    clients: line(10, 80),
    /** The sector that the card leads to, or a case study if /industries has no such sector. */
    leadsTo: z.string().regex(/^\/[\w/#-]+$/, "it should be the path of a page, with its anchor"),
  }),
  closing,
  confirm: toConfirm,
  facts,
});

/** `content/en/careers.ts`: not hiring, what working here is like, and the six-step hiring process. */
export const careers = z.strictObject({
  head,
  tagline: line(20, 110),
  notHiring: z.strictObject({ title: line(10, 80), text: z.array(line(80, 600)).min(1).max(3) }),
  benefits: z.array(titledText).min(5).max(8),
  process: listOf(6, 6, { title: line(4, 60), duration: line(4, 30).optional(), text: line(40, 300) }),
  callToAction: closing.extend({ label: line(4, 40) }),
  confirm: toConfirm,
});
