import { explainersOn } from "~/content/explainers/explainers.ts";
import { content } from "~/content/index.ts";
import { localeOf } from "~/content/languages/locale.ts";
import { caseStudyLink, technologyLink } from "~/content/links/links.ts";
import { pageHead } from "~/content/page/head.ts";
import { href } from "~/paths.ts";
import { found, type ScreenArgs } from "~/screen.ts";

export function load(args: ScreenArgs) {
  const { language, words, pages } = localeOf(args);
  const { head, tagline, intro, sectors, closing } = found(pages["/industries"]);
  return {
    head: pageHead(href("/industries"), head, {}, language),
    words: { ...words.industries, builtWith: words.service.builtWith },
    ...{ tagline, intro, closing },
    readFirst: {
      heading: words.explainers.heading,
      items: explainersOn(href("/industries"), pages, content, words.explainers),
    },
    sectors: sectors.map(({ technologies, caseStudy, ...sector }, i) => ({
      ...sector,
      // The English name, so that the pattern is the same in each language.
      seed: `sector-${content["/industries"].sectors[i]?.name}`,
      technologies: technologies.map(technologyLink),
      caseStudy: caseStudy ? caseStudyLink(caseStudy, language) : undefined,
    })),
  };
}

/** A sector as its band shows it. */
export type Sector = ReturnType<typeof load>["sectors"][number];
