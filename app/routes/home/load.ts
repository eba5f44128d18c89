import { formNote, homeDelivery } from "~/content/firm/firm-facts.ts";
import { content } from "~/content/index.ts";
import { localeOf } from "~/content/languages/locale.ts";
import { interfaceIn, otherLanguages } from "~/content/languages/site-languages.ts";
import { caseStudySummary } from "~/content/links/links.ts";
import { pageHead } from "~/content/page/head.ts";
import { shelfLinks } from "~/content/sheets/resource-links.ts";
import { explainersOn } from "~/content/texts/explainers.ts";
import { found, type ScreenArgs } from "~/screen.ts";
import { defaultLanguage, pathIn } from "../../../enquiry/page.ts";
import { settings } from "../../../settings/index.ts";

export function load(args: ScreenArgs) {
  const { language, words, pages } = localeOf(args);
  const { head, confirm: _, ...page } = found(pages["/"]);
  const services = pages.services
    .flatMap(({ slug, home }) => (home ? [{ slug, ...home }] : []))
    .sort((a, b) => a.order - b.order);
  return {
    head: pageHead("/", head, {}, language),
    ...page,
    words: words.home,
    serviceCards: services,
    industryCards: found(pages["/industries"]).carousel,
    caseStudies: {
      ...page.caseStudies,
      caseStudies: page.caseStudies.slugs.map((slug) => caseStudySummary(slug, language)),
    },
    readFirst: {
      heading: words.explainers.heading,
      items: [...explainersOn("/", pages, content, words.explainers), ...shelfLinks(pages)],
    },
    delivery: homeDelivery,
    email: settings.email,
    phone: settings.phone,
    arrived: words.contact.arrived,
    note: formNote(language),
    scripts: (language === defaultLanguage ? otherLanguages : []).map((code) => ({
      code,
      name: interfaceIn(code).language.name,
      address: pathIn(code, "/"),
    })),
  };
}

/** What the home page shows. */
export type HomePage = ReturnType<typeof load>;
