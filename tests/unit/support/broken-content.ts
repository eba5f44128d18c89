import { content } from "~/content/index.ts";
import type { Content } from "~/content/parse-files.ts";
import { first } from "./first.ts";

/** A mistake that stops the build: a name, the change that makes it, and the message. */
export type BrokenContent = { name: string; spoil: (all: Content) => void; says: RegExp };

/** Mistakes in the content. Their samples are whatever is there first, because the owner may take off any page. */
export const brokenContent: BrokenContent[] = [
  {
    name: "with two titles that are equal",
    spoil: (all) => {
      first(all.technologies).head.title = content["/about"].head.title;
    },
    says: /content\/technologies\/[\w-]+\.ts: head\.title: is the same as in content\/en\/about\.ts: write one of its own/,
  },
  {
    name: "with a head inside a page's content that repeats another",
    spoil: (all) => {
      all["/case-studies"].portfolio.head.title = all["/case-studies"].caseStudies.head.title;
    },
    says: /content\/en\/case-study-pages\.ts: portfolio\.head\.title: is the same/,
  },
  {
    name: "with a link to a technology that does not exist",
    spoil: (all) => {
      first(all.services).technologies.push("teraform");
    },
    says: /content\/en\/services\/[\w-]+\.ts: technologies \(entry \d+\): names "teraform", but there is no content\/technologies\/teraform\.ts that is published: correct or remove it/,
  },
  {
    name: "with a case study that does not exist",
    spoil: (all) => {
      first(all.services).caseStudies = ["salt-works"];
    },
    says: /services\/[\w-]+\.ts: caseStudies \(entry 1\): names "salt-works"/,
  },
  {
    name: "with a guide whose answer has no row",
    spoil: (all) => {
      first(first(all.guides).decision.steps).other = "A server under the stairs";
    },
    says: /content\/en\/guides\/[\w-]+\.ts: decision: names "A server under the stairs", which has no row here/,
  },
  {
    name: "with a guide that leaves out a technology whose page is there",
    spoil: (all) => {
      first(first(all.guides).omitted).name = `Rails, ${first(all.technologies).name}, Rust`;
    },
    says: /content\/en\/guides\/[\w-]+\.ts: omitted: names .+, whose page is there: take it out/,
  },
  {
    name: "with a guide whose fact is about nothing that it shows",
    spoil: (all) => {
      first(all.guides.flatMap(({ shownFacts }) => shownFacts)).about = "awz";
    },
    says: /content\/en\/guides\/[\w-]+\.ts: shownFacts: names "awz", which has no row here/,
  },
  {
    name: "with a guide that is linked from a page which does not exist",
    spoil: (all) => {
      first(all.guides).on = ["/nowhere"];
    },
    says: /content\/en\/guides\/[\w-]+\.ts: on \(entry 1\): leads to "\/nowhere", but there is no such page/,
  },
  {
    name: "with a link at the end of an article that leads nowhere",
    spoil: (all) => {
      first(all.articles).closing.href = "/service/data-migration";
    },
    says: /content\/blog\/[\w-]+\.mdx: closing\.href: leads to "\/service\/data-migration", but there is no such page: correct or remove it/,
  },
  {
    name: "with a moved page that still exists at the old address",
    spoil: (all) => {
      all.redirects = [{ from: "/contact", to: "/" }];
    },
    says: /content\/redirects\.ts: line 1 of the list: moves "\/contact", which is a page: remove this line, or the page/,
  },
  {
    name: "with a page that has moved to an address without a page",
    spoil: (all) => {
      all.redirects = [
        { from: "/old", to: "/contact" },
        { from: "/older", to: "/contcat" },
      ];
    },
    says: /content\/redirects\.ts: line 2 of the list: leads to "\/contcat", but there is no such page: correct or remove it/,
  },
  {
    name: "with an old address named twice",
    spoil: (all) => {
      all.redirects = [
        { from: "/old", to: "/privacy" },
        { from: "/old", to: "/contact" },
      ];
    },
    says: /line 2 of the list: moves "\/old" a second time: remove one of the two lines/,
  },
  {
    name: "with a technology on the home page that does not exist",
    spoil: (all) => {
      first(all["/"].strip).technology = "cobol";
    },
    says: /content\/en\/home\.ts: strip \(entry 1\)\.technology: names "cobol"/,
  },
  {
    name: "with a case study's technology that does not exist",
    spoil: (all) => {
      first(all.caseStudies).technologySlugs.push("cobol");
    },
    says: /content\/case-studies\/[\w-]+\.mdx: technologySlugs \(entry \d+\): names "cobol"/,
  },
  {
    name: "with an article's further reading that does not exist",
    spoil: (all) => {
      first(all.articles).related.services.push("ui-design");
    },
    says: /content\/blog\/[\w-]+\.mdx: related\.services \(entry \d+\): names "ui-design"/,
  },
  {
    name: "with a case study in another language whose card is missing",
    spoil: (all) => {
      for (const { "/case-studies": pages } of all.translations) if (pages) pages.cards = {};
    },
    says: /content\/gu\/case-studies\/([\w-]+)\.ts: \(whole file\): has no title and no results: write "\1" under `cards` of content\/gu\/case-study-pages\.ts/,
  },
  {
    name: "with case studies in languages without cards, or without the page of case studies",
    spoil: (all) => {
      for (const other of all.translations)
        if (other.language === "gu") delete other["/case-studies"];
        else delete other["/case-studies"]?.cards;
    },
    says: /content\/gu\/case-studies\/.+ has no title and no results[\s\S]*content\/hi\/case-studies\/.+ has no title and no results/,
  },
  {
    name: "with a page for buyers that leads to a page which does not exist",
    spoil: (all) => {
      first(all["/before-you-sign"].readOn.links).to = "/service";
    },
    says: /content\/en\/before-you-sign\.ts: readOn\.links \(entry 1\)\.to: leads to "\/service", but there is no such page/,
  },
  {
    name: "with a fact that an article's text does not say, though its head does",
    spoil: (all) => {
      const article = first(all.articles.filter(({ facts }) => facts.length > 0));
      const file = `content/blog/${article.slug}.mdx`;
      article.facts = [{ ...first(article.facts), says: "No such words" }];
      all.texts[file] =
        `---\ntitle: This ---\n--- that\nfacts: No such words\n---\n${all.texts[file]?.split(/^---$/m).slice(2).join("---")}`;
    },
    says: /content\/blog\/[\w-]+\.mdx: facts 1: has "No such words", which the page does not say: write its words, or remove it/,
  },
  {
    name: "with a fact that a page does not say",
    spoil: (all) => {
      first(all["/industries"].facts).says = "No such words";
    },
    says: /content\/en\/industries\.ts: facts 1: has "No such words"/,
  },
];
