import { formNote, homeFormDelivery } from "~/content/firm/firm-details.ts";
import { content } from "~/content/index.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { interfaceWordsIn, otherLanguages } from "~/content/languages/site-languages.ts";
import { caseStudySummary } from "~/content/links/page-links.ts";
import { makeHead } from "~/content/page/make-head.ts";
import type { Content } from "~/content/parse-files.ts";
import { totalsOfEstimate } from "~/content/sheets/fill-sheet-tables.ts";
import { linksToListPages } from "~/content/sheets/resource-links.ts";
import { explainerLinksOn } from "~/content/texts/explainers.ts";
import type { InterfaceWords } from "~/language/page-language.ts";
import { type LoadArgs, orThrowNotFound } from "~/route-module.ts";
import { defaultLanguage, pathIn } from "../../../enquiry/language-prefix.ts";
import { settings } from "../../../settings/index.ts";

export function load(args: LoadArgs) {
  const { language, words, pages } = languageDataAt(args);
  const { head, confirm: _, ...page } = orThrowNotFound(pages["/"]);
  const services = pages.services
    .flatMap(({ slug, home }) => (home ? [{ slug, ...home }] : []))
    .sort((a, b) => a.order - b.order);
  const readFirst = explainerLinksOn("/", pages, content, words.explainers);
  return {
    head: makeHead("/", head, {}, language),
    ...page,
    words: words.home,
    serviceCards: services,
    industryCards: orThrowNotFound(pages["/industries"]).carousel,
    caseStudies: {
      ...page.caseStudies,
      caseStudies: page.caseStudies.slugs.map((slug) => caseStudySummary(slug, language)),
    },
    estimate: exampleEstimate(pages.sheets, words.estimate.items),
    readFirst: { ...readFirst, items: [...readFirst.items, ...linksToListPages(pages)] },
    delivery: homeFormDelivery,
    email: settings.email,
    phone: settings.phone,
    arrived: words.contact.arrived,
    note: formNote(language),
    scripts: (language === defaultLanguage ? otherLanguages : []).map((code) => ({
      code,
      name: interfaceWordsIn(code).language.name,
      address: pathIn(code, "/"),
    })),
  };
}

/** The sheet of the example estimate, small: its items and sums in person-days. */
function exampleEstimate(
  sheets: Content["sheets"],
  { heads, caption, sum, reserve, total }: InterfaceWords["estimate"]["items"],
) {
  const sheet = sheets.find(({ estimate }) => estimate);
  if (!sheet?.estimate) return undefined;
  const totals = totalsOfEstimate(sheet.estimate);
  return {
    ...{ slug: sheet.slug, label: sheet.label, caption, heads: [heads[0], heads[2]] },
    items: sheet.estimate.items.map(({ title, personDays }) => ({ name: title, days: personDays })),
    sums: [
      { name: sum[0], days: totals.sum },
      { name: reserve[0], days: totals.reserve },
      { name: total[0], days: totals.total },
    ],
  };
}

export type HomeData = ReturnType<typeof load>;
