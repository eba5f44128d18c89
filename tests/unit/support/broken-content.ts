import { content } from "~/content/index.ts";
import type { Content } from "~/content/parse-files.ts";
import { first } from "./first.ts";

/** A mistake that stops the build: a name, the change that makes it, and the message. */
type BrokenContent = [name: string, spoil: (all: Content) => unknown, says: RegExp];

/** Mistakes in the content. Their samples are whatever is there first, because the owner may take off any page. */
export const brokenContent: BrokenContent[] = [
  [
    "with two titles that are equal",
    (all) => Object.assign(first(all.technologies).head, { title: content["/about"].head.title }),
    /content\/technologies\/[\w-]+\.ts: head\.title: is the same as in content\/en\/about\.ts: write one of its own/,
  ],
  [
    "with a head inside a page's content that repeats another",
    (all) => Object.assign(all["/case-studies"].portfolio.head, { title: all["/case-studies"].caseStudies.head.title }),
    /content\/en\/case-study-pages\.ts: portfolio\.head\.title: is the same/,
  ],
  [
    "with a link to a technology that does not exist",
    (all) => first(all.services).technologies.push("teraform"),
    /content\/en\/services\/[\w-]+\.ts: technologies \(entry \d+\): names "teraform", but there is no content\/technologies\/teraform\.ts that is published: correct or remove it/,
  ],
  [
    "with a guide whose answer has no row",
    (all) => Object.assign(first(first(all.guides).decision.steps), { other: "A server under the stairs" }),
    /content\/en\/guides\/[\w-]+\.ts: decision: names "A server under the stairs", which has no row here/,
  ],
  [
    "with a guide that leaves out a technology whose page is there",
    (all) => Object.assign(first(first(all.guides).omitted), { name: `Rails, ${first(all.technologies).name}, Rust` }),
    /content\/en\/guides\/[\w-]+\.ts: omitted: names .+, whose page is there: take it out/,
  ],
  [
    "with a guide whose fact is about nothing that it shows",
    (all) => Object.assign(first(all.guides.flatMap(({ shownFacts }) => shownFacts)), { about: "awz" }),
    /content\/en\/guides\/[\w-]+\.ts: shownFacts: names "awz", which has no row here/,
  ],
  [
    "with a guide that is linked from a page which does not exist",
    (all) => Object.assign(first(all.guides), { on: ["/nowhere"] }),
    /content\/en\/guides\/[\w-]+\.ts: on \(entry 1\): leads to "\/nowhere", but there is no such page/,
  ],
  [
    "with a link at the end of an article that leads nowhere",
    (all) => Object.assign(first(all.articles).closing, { href: "/service/data-migration" }),
    /content\/blog\/[\w-]+\.mdx: closing\.href: leads to "\/service\/data-migration", but there is no such page: correct or remove it/,
  ],
  [
    "with a moved page that still exists at the old address",
    (all) => Object.assign(all, { redirects: [{ from: "/contact", to: "/" }] }),
    /content\/redirects\.ts: line 1 of the list: moves "\/contact", which is a page: remove this line, or the page/,
  ],
  [
    "with a page that has moved to an address without a page",
    (all) =>
      Object.assign(all, {
        redirects: [
          { from: "/old", to: "/contact" },
          { from: "/older", to: "/contcat" },
        ],
      }),
    /content\/redirects\.ts: line 2 of the list: leads to "\/contcat", but there is no such page: correct or remove it/,
  ],
  [
    "with an old address named twice",
    (all) =>
      Object.assign(all, {
        redirects: [
          { from: "/old", to: "/privacy" },
          { from: "/old", to: "/contact" },
        ],
      }),
    /line 2 of the list: moves "\/old" a second time: remove one of the two lines/,
  ],
  [
    "with an article's further reading that does not exist",
    (all) => first(all.articles).related.services.push("ui-design"),
    /content\/blog\/[\w-]+\.mdx: related\.services \(entry \d+\): names "ui-design"/,
  ],
  [
    "with a case study in another language whose card is missing",
    (all) => {
      for (const { "/case-studies": pages } of all.translations) if (pages) pages.cards = {};
    },
    /content\/gu\/case-studies\/([\w-]+)\.ts: \(whole file\): has no title and no results: write "\1" under `cards` of content\/gu\/case-study-pages\.ts/,
  ],
  [
    "with case studies in languages without cards, or without the page of case studies",
    (all) => {
      for (const other of all.translations)
        if (other.language === "gu") delete other["/case-studies"];
        else delete other["/case-studies"]?.cards;
    },
    /content\/gu\/case-studies\/.+ has no title and no results[\s\S]*content\/hi\/case-studies\/.+ has no title and no results/,
  ],
  [
    "with a page for buyers that leads to a page which does not exist",
    (all) => Object.assign(first(all["/before-you-sign"].readOn.links), { to: "/service" }),
    /content\/en\/before-you-sign\.ts: readOn\.links \(entry 1\)\.to: leads to "\/service", but there is no such page/,
  ],
  [
    "with a fact that an article's text does not say, though its head does",
    (all) => {
      const article = first(all.articles.filter(({ facts }) => facts.length > 0));
      const file = `content/blog/${article.slug}.mdx`;
      article.facts = [{ ...first(article.facts), says: "No such words" }];
      all.texts[file] =
        `---\ntitle: This ---\n--- that\nfacts: No such words\n---\n${all.texts[file]?.split(/^---$/m).slice(2).join("---")}`;
    },
    /content\/blog\/[\w-]+\.mdx: facts 1: has "No such words", which the page does not say: write its words, or remove it/,
  ],
  [
    "with a fact that a page does not say",
    (all) => Object.assign(first(all["/industries"].facts), { says: "No such words" }),
    /content\/en\/industries\.ts: facts 1: has "No such words"/,
  ],
];
