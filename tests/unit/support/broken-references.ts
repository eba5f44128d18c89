import type { BrokenContent } from "./broken-content.ts";
import { find } from "./find-entry.ts";

/** The first of a list. @throws when it is empty */
function first<T>(list: readonly T[] | undefined): T {
  const [one] = list ?? [];
  if (one === undefined) throw new Error("the list is empty");
  return one;
}

/** Mistakes in names of pages, places in lists, counts and facts that stop the build. */
export const brokenReferences: BrokenContent[] = [
  {
    name: "with a technology on the home page that does not exist",
    spoil: (all) => {
      first(all["/"].strip).technology = "cobol";
    },
    says: /content\/en\/home\.ts: strip: names "cobol"/,
  },
  {
    name: "with a case study's technology that does not exist",
    spoil: (all) => {
      first(all.caseStudies).technologySlugs.push("cobol");
    },
    says: /content\/case-studies\/[\w-]+\.mdx: technologySlugs: names "cobol"/,
  },
  {
    name: "with an article's further reading that does not exist",
    spoil: (all) => {
      first(all.articles).related.services.push("ui-design");
    },
    says: /content\/blog\/[\w-]+\.mdx: related\.services: names "ui-design"/,
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
    name: "with two services in one place of a menu",
    spoil: (all) => {
      find(all, "services", "uiux-design").order = 1;
    },
    says: /content\/en\/services\/[\w-]+\.ts: order: is 1 as in content\/en\/services\//,
  },
  {
    name: "with a row of a sheet missing in another language",
    spoil: (all) => {
      for (const { sheets } of all.translations)
        for (const { parts } of sheets) for (const { rows } of parts) rows?.splice(0, 1);
    },
    says: /content\/gu\/sheets\/[\w-]+\.ts: parts \(entry 1\)\.rows: has \d+ rows, and the English sheet \d+: write each of those/,
  },
  {
    name: "with a page for buyers that leads to a page which does not exist",
    spoil: (all) => {
      first(all["/before-you-sign"].readOn.links).to = "/service";
    },
    says: /content\/en\/before-you-sign\.ts: readOn: leads to "\/service", but there is no such page/,
  },
  {
    name: "with a fact that an article's text does not say, though its head does",
    spoil: (all) => {
      const article = first(all.articles);
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
