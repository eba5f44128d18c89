import { content } from "~/content/.server/index.ts";
import { localeOf } from "~/content/.server/languages/locale.ts";
import { caseStudyLink, technologyLink } from "~/content/.server/links/links.ts";
import { pageHead } from "~/content/.server/page/head.ts";
import { useWords } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { HeroActions } from "~/sections/hero-actions.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { Paragraphs } from "~/ui/texts.tsx";
import { SectorBand } from "./sector-band.tsx";

export function load(args: ScreenArgs) {
  const { language, words, pages } = localeOf(args);
  const { head, tagline, intro, sectors, closing } = found(pages.industries);
  return {
    head: pageHead(href("/industries"), head, {}, language),
    words: { ...words.industries, builtWith: words.service.builtWith },
    ...{ tagline, intro, closing },
    sectors: sectors.map(({ technologies, caseStudy, ...sector }, i) => ({
      ...sector,
      // The English name, so that the pattern is the same in each language.
      seed: `sector-${content.industries.sectors[i]?.name}`,
      technologies: technologies.map(technologyLink),
      caseStudy: caseStudy ? caseStudyLink(caseStudy, language) : undefined,
    })),
  };
}

/** Four sectors (`specification.md`, section 2, "/industries"). */
export default function Industries({ page }: PageProps<typeof load>) {
  const { industries, build } = useWords();
  return (
    <>
      <PageHero crumbs={[{ label: industries }]} title={page.tagline} seed="industries">
        <Paragraphs texts={page.intro} className="mt-6 text-band-soft" />
        <HeroActions call={build} />
      </PageHero>
      {page.sectors.map((sector, i) => (
        <SectorBand key={sector.name} {...sector} words={page.words} ground={i % 2 ? "ground-2" : "ground"} />
      ))}
      <ClosingBand title={page.closing.title} text={page.closing.text} seed="industries-end" call={build} />
    </>
  );
}
