import { content } from "~/content/index.ts";
import type { Content } from "~/content/parse-files.ts";
import { find } from "./find-entry.ts";

/** A mistake that stops the build: a name, the change that makes it, and the message. */
export type BrokenContent = { name: string; spoil: (all: Content) => void; says: RegExp };

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
    says: /content\/en\/sheets\/design-tests\.ts: parts: is made of "no-article", but there is no such article/,
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
    says: /content\/en\/how-this-site-is-made\.ts: sections \(entry 1\): names the figure "readable-home", but content\/measured\.json has none/,
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
      const [article] = all.articles;
      if (article) article.closing.href = "/service/uiux-design";
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
];
