import { z } from "zod";
import { closing, confirm, draft, head, line, point, question, slug, type Written } from "./common.ts";
import { narrowDiagram } from "./figures.ts";

/**
 * One service page (`specification.md`, section 2, "Service pages"), one file in `content/en/services/`.
 * Its file name is its slug.
 */
export const service = z.strictObject({
  draft,
  /** The h1, in title case as a client would say it: "Mobile app development". */
  name: line(4, 50),
  /** Place in the services dropdown, from 1, in the order of the specification. */
  order: z.int().positive(),
  /** Label in the menus, capitals as the specification has them are added by no style: write it as shown. */
  menuLabel: line(4, 40),
  /** Under it in the dropdown: what it is for, in a few plain words. */
  menuLine: line(10, 40),
  /** Whether it runs behind what visitors see: such a page begins with its drawing and has rows for cards. */
  runsBehind: z.boolean(),
  /** SEO is in the desktop dropdown only (decisions.md, "Shared frame"). */
  inMobileMenu: z.boolean(),
  /** The footer names six services in this order; leave it out to keep a service out of the footer. */
  footerOrder: z.int().positive().optional(),
  /** The home page's card; only five services have one. */
  home: z
    .strictObject({
      order: z.int().positive(),
      title: line(4, 30),
      description: line(40, 170),
      technologies: z.array(line(2, 20)).min(3).max(5),
    })
    .optional(),
  head,
  keywords: z.array(line(3, 50)).min(4).max(8),
  tagline: line(20, 110),
  /** The technology line under the tagline, e.g. ["React", "Next.js", "Django"]. */
  technologyLine: z.array(line(2, 24)).min(3).max(8),
  /** Two or three paragraphs: what a client gets, how we make it; the last says for whom it pays, then, once, when not to buy. */
  intro: z.array(line(200, 800)).min(2).max(3),
  /** The service cards, the ones the specification names for this page. */
  services: z.array(point).min(4).max(6),
  /** One thing that the page's text says, drawn. Each page has its own, and a title that says what it shows. */
  diagram: narrowDiagram.extend({ title: line(10, 60) }),
  /** The numbered process; the specification fixes how many steps each page has. */
  process: z.array(point).min(3).max(5),
  /** WHY CHOOSE …, where the specification lists one. */
  why: z.strictObject({ title: line(8, 60), points: z.array(point).min(3).max(6) }).optional(),
  /** A technologies section in groups, where the specification lists one (backend: any number; DevOps: six). */
  technologyGroups: z
    .array(z.strictObject({ title: line(3, 40), text: line(30, 240), technologies: z.array(slug).min(1) }))
    .optional(),
  /** What we need from the client to start, and what the first weeks cost them in attention: 3–5 short points. */
  bring: z.array(line(20, 200)).min(3).max(5),
  /** What is asked of this service alone: hours, cost, ownership and the like are answered once, on /contact. */
  questions: z.array(question).min(3).max(5),
  confirm,
  callToAction: closing.extend({ label: line(8, 40) }),
  /** Slugs of the technologies we use for it; each must exist. */
  technologies: z.array(slug).min(3).max(10),
  caseStudies: z.array(slug).min(1).max(2),
});

export type ServiceContent = Written<z.input<typeof service>>;
