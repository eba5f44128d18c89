import { z } from "zod";
import { closing, head, line, listOf, question, slug, titledText, toConfirm, unpublished } from "./common.ts";
import { twoColumnDiagram } from "./drawn-figures.ts";

const text = line(2, 160);

/** A list of orders as a shop would see it. A state without a title shows the list. */
const screen = z.strictObject({
  caption: text,
  /** Over the radios, for screen readers. */
  choose: text,
  title: text,
  states: listOf(5, 5, {
    id: slug,
    label: line(2, 24),
    title: text.optional(),
    text: text.optional(),
    /** A button that leads back to the full list. */
    act: text.optional(),
    /** Why it is drawn so. */
    note: text,
  }),
  orders: listOf(3, 3, {
    number: z.int(),
    what: text,
    place: text,
    rupees: z.int(),
    state: text,
    isOpen: z.boolean(),
  }),
});

const results = listOf(2, 2, {
  label: line(2, 24),
  address: text,
  title: text,
  /** What a search engine shows of the page's data: price and stock. */
  extra: text.optional(),
  text: line(20, 200),
  note: text,
});

/** What somebody is told, or what it came to; then why. */
const told = z.strictObject({ what: text, why: text });

/** An update that goes wrong, on two plates and what is live between them: as often built, then as we build it. */
const release = z.strictObject({
  title: text,
  people: z.array(text).length(2),
  middle: text,
  ways: listOf(2, 2, {
    plates: z.array(told).length(2),
    log: listOf(2, 3, { at: line(4, 12), what: text }),
    verdict: told,
  }),
  note: text,
});

/** One service page (`specification.md`, section 2, "Service pages"), one file in `content/en/services/`. The file name is the slug. */
export const service = z.strictObject({
  unpublished,
  /** The h1, in title case as a client would say it: "Mobile app development". */
  name: line(4, 50),
  /** Place in the services dropdown, from 1, in the order of the specification. */
  order: z.int().positive(),
  /** Label in the menus, as it is shown: no style adds the specification's capitals. */
  menuLabel: line(4, 40),
  /** Under the label in the dropdown: what the service is for. */
  menuLine: line(10, 40),
  /** Whether visitors do not see the work (backend, DevOps). The page then begins with the diagram, and has rows instead of cards. */
  runsBehind: z.boolean(),
  /** False for SEO, which is in the desktop dropdown only (docs/brief/decisions.md, "Shared frame"). */
  inMobileMenu: z.boolean(),
  /** Place among the six services of the footer. A service without it is not in the footer. */
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
  /** What every buyer asks first, shown open: do you work for firms like mine, how long does it take, what does it cost. */
  first: z.array(question).length(3),
  /** What a client gets and how we make it. */
  intro: z.array(line(80, 480)).min(1).max(2),
  /** The service cards that the specification names for this page. */
  services: z.array(titledText).min(4).max(6),
  /** A diagram of one thing that the page's text says. The title says what it shows. */
  diagram: twoColumnDiagram.extend({ title: line(10, 60) }).optional(),
  /** One screen in its five states, in the first screen of the page of design. */
  screen: screen.optional(),
  /** A page in the results of a search, before and after, beside the intro. */
  found: z.strictObject({ caption: line(20, 160), results }).optional(),
  /** A release and its way back, under the intro of the page of servers. */
  release: release.optional(),
  /** The numbered process; the specification fixes how many steps each page has. */
  process: z.array(titledText).min(3).max(5),
  /** WHY CHOOSE …, where the specification lists one. */
  why: z.strictObject({ title: line(8, 60), points: z.array(titledText).min(3).max(6) }).optional(),
  /** Technologies in groups, where the specification lists such a section (backend: any number; DevOps: six). */
  technologyGroups: listOf(1, Infinity, {
    title: line(3, 40),
    text: line(30, 240),
    technologies: z.array(slug).min(1),
  }).optional(),
  /** What we need from the client to start, and how much of their time the first weeks take: 3–5 short points. */
  bring: z.array(line(20, 200)).min(3).max(5),
  /** Questions about this service alone. /contact answers once what is asked of every service: hours, cost, ownership. */
  questions: z.array(question).min(1).max(3),
  confirm: toConfirm,
  callToAction: closing.extend({ label: line(8, 40) }),
  /** Slugs of the technologies we use for it; each must exist. */
  technologies: z.array(slug).min(3).max(10),
  caseStudies: z.array(slug).min(1).max(2),
});
