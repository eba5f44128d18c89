import { content } from "~/content/index.ts";
import type { Content } from "~/content/parse-files.ts";
import { find } from "./find-entry.ts";

/** A mistake that stops the build: a name, the change that makes it, and the message. */
export type BrokenContent = { name: string; spoil: (all: Content) => void; says: RegExp };

/** The first of a list. @throws when it is empty */
function first<T>(list: readonly T[] | undefined): T {
  const [one] = list ?? [];
  if (one === undefined) throw new Error("the list is empty");
  return one;
}

/** Mistakes in the content. */
export const brokenContent: BrokenContent[] = [
  {
    name: "with two titles that are equal",
    spoil: (all) => {
      find(all, "technologies", "react").head.title = content["/about"].head.title;
    },
    says: /content\/technologies\/react\.ts: head\.title: is the same as in content\/en\/about\.ts: write one of its own/,
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
      find(all, "services", "devops-solutions").technologies.push("teraform");
    },
    says: /content\/en\/services\/devops-solutions\.ts: technologies: names "teraform", but there is no content\/technologies\/teraform\.ts that is published: correct or remove it/,
  },
  {
    name: "with a case study that does not exist",
    spoil: (all) => {
      find(all, "services", "devops-solutions").caseStudies = ["salt-works"];
    },
    says: /devops-solutions\.ts: caseStudies: names "salt-works"/,
  },
  {
    name: "with an alternative that is the page itself",
    spoil: (all) => {
      const { alternatives } = find(all, "technologies", "django").limits;
      alternatives[0] = { technology: "django", when: "The project is the same project as before." };
    },
    says: /django\.ts: limits\.alternatives: names its own page/,
  },
  {
    name: "with a guide that compares a technology of another group",
    spoil: (all) => {
      const row = all.guides.find(({ category }) => category === "database")?.rows[0];
      if (row) row.technology = "react";
    },
    says: /content\/en\/guides\/databases\.ts: rows, decision: "react" belongs to frontend, not to database: leave it to that guide/,
  },
  {
    name: "with two guides to one group",
    spoil: (all) => {
      const [first] = all.guides;
      if (first) all.guides.push({ ...first, slug: "copy" });
    },
    says: /content\/en\/guides\/copy\.ts: category: is backend as in backend\.ts: keep one guide for each group/,
  },
  {
    name: "with a guide whose answer has no row",
    spoil: (all) => {
      const step = all.guides.find(({ category }) => category === "cloud")?.decision.steps[0];
      if (step) step.other = "A server under the stairs";
    },
    says: /content\/en\/guides\/clouds\.ts: decision: names "A server under the stairs", which has no row here/,
  },
  {
    name: "with a guide whose fact is about nothing that it shows",
    spoil: (all) => {
      const fact = all.guides.find(({ category }) => category === "cloud")?.shownFacts[0];
      if (fact) fact.about = "awz";
    },
    says: /content\/en\/guides\/clouds\.ts: shownFacts: names "awz", which has no row here/,
  },
  {
    name: "with a guide that is linked from a page which does not exist",
    spoil: (all) => {
      const guide = all.guides.find(({ slug }) => slug === "clouds");
      if (guide) guide.on = ["/nowhere"];
    },
    says: /content\/en\/guides\/clouds\.ts: on: leads to "\/nowhere", but there is no such page/,
  },
  {
    name: "with a sheet that is made of an article which does not exist",
    spoil: (all) => {
      const part = all.sheets.find(({ slug }) => slug === "design-tests")?.parts[0];
      if (part) part.from.article = "no-article";
    },
    says: /content\/en\/sheets\/design-tests\.ts: parts \(entry 1\): is made of "no-article", but there is no such article/,
  },
  {
    name: "with a price of others that is not in the list of prices",
    spoil: (all) => {
      all.prices = all.prices.filter(({ id }) => id !== "sms");
    },
    says: /content\/en\/what-a-website-costs\.ts: sections \(entry 2\): names the price "sms", but content\/prices\.ts has none: correct or add it/,
  },
  {
    name: "with an amount that is not in its price, in any language",
    spoil: (all) => {
      const price = all.prices.find(({ id }) => id === "gst");
      if (price) price.amounts = {};
    },
    says: /content\/gu\/what-a-website-costs\.ts: sections \(entry 2\): names \{rate\}, but "gst" in content\/prices\.ts has no such amount/,
  },
  {
    name: "with a figure that was not measured",
    spoil: (all) => {
      all.measured.comparisons = [];
    },
    says: /content\/en\/how-this-site-is-made\.ts: sections \(entry 1\): names the figure "sent-home", but content\/measured\.json has none/,
  },
  {
    name: "with the same page twice in a list",
    spoil: (all) => {
      find(all, "technologies", "swift").services = ["uiux-design", "uiux-design"];
    },
    says: /swift\.ts: services: names "uiux-design" twice: remove one/,
  },
  {
    name: "with a link at the end of an article that leads nowhere",
    spoil: (all) => {
      find(all, "articles", "scalable-react-applications").closing.href = "/service/uiux-design";
    },
    says: /content\/blog\/scalable-react-applications\.mdx: closing\.href: leads to "\/service\/uiux-design", but there is no such page: correct or remove it/,
  },
  {
    name: "with a moved page that still exists at the old address",
    spoil: (all) => {
      all.redirects = [{ from: "/about", to: "/contact" }];
    },
    says: /content\/redirects\.ts: line 1 of the list: moves "\/about", which is a page: remove this line, or the page/,
  },
  {
    name: "with a page that has moved to an address without a page",
    spoil: (all) => {
      all.redirects = [
        { from: "/old", to: "/about" },
        { from: "/older", to: "/abuot" },
      ];
    },
    says: /content\/redirects\.ts: line 2 of the list: leads to "\/abuot", but there is no such page: correct or remove it/,
  },
  {
    name: "with a page that has moved twice",
    spoil: (all) => {
      all.redirects = [
        { from: "/oldest", to: "/old" },
        { from: "/old", to: "/about" },
      ];
    },
    says: /line 1 of the list: leads to "\/old", which has moved itself: lead to where that is now/,
  },
  {
    name: "with an old address named twice",
    spoil: (all) => {
      all.redirects = [
        { from: "/old", to: "/about" },
        { from: "/old", to: "/contact" },
      ];
    },
    says: /line 2 of the list: moves "\/old" a second time: remove one of the two lines/,
  },
  {
    name: "with one position taken twice",
    spoil: (all) => {
      find(all, "technologies", "golang").order = 1;
    },
    says: /content\/technologies\/golang\.ts: order: is 1 as in content\/technologies\/nodejs\.ts: give each its own place/,
  },
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
      find(all, "articles", "scalable-react-applications").related.services.push("ui-design");
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
    says: /content\/gu\/sheets\/[\w-]+\.ts: parts \(entry 1\): has \d+ rows, and the English sheet \d+: write each of those/,
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
      const article = find(all, "articles", "scalable-react-applications");
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
