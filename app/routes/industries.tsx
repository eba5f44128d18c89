import { content } from "~/content/index.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { caseStudyLink, technologyLink } from "~/content/links/page-links.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { explainerLinksOn } from "~/content/texts/explainers.ts";
import { href } from "~/href.ts";
import openDetailsOnWide from "~/inline/open-details-on-wide.ts?inline-script";
import { interpolate } from "~/language/format-text.ts";
import { useFrameWords, useLanguage } from "~/language/page-language.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { ModelStillAssets, ModelStillWithIcons } from "~/sections/model-still.tsx";
import { ClosingBand, HeroActions, PageHero } from "~/sections/page-hero-and-closing.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import { TechLinks } from "~/sections/tech-links.tsx";
import { Band } from "~/ui/band.tsx";
import { InlineScript } from "~/ui/inline-assets.tsx";
import { ArrowLink } from "~/ui/links.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { Disclosure, Paragraphs } from "~/ui/text-blocks.tsx";

export function load(args: LoadArgs) {
  const { language, words, pages } = languageDataAt(args);
  const { head, tagline, intro, sectors, closing } = orThrowNotFound(pages["/industries"]);
  return {
    head: makeHead(href("/industries"), head, {}, language),
    ...{ tagline, intro, closing },
    readFirst: explainerLinksOn(href("/industries"), pages, content, words.explainers),
    sectors: sectors.map(({ technologies, caseStudy, ...sector }, i) => ({
      ...sector,
      // The English name, so that the pattern is the same in each language.
      seed: `sector-${content["/industries"].sectors[i]?.name}`,
      technologies: technologies.map(technologyLink),
      caseStudy: caseStudy ? caseStudyLink(caseStudy, language) : undefined,
    })),
  };
}

type SectorBandProps = ReturnType<typeof load>["sectors"][number] & { ground: "ground" | "ground-2" };

/** A sector, laid out as a page of a swatch book: pattern and technologies on the left, what we build for it on the right. */
function SectorBand({ slug, name, technologies, caseStudy, ground, ...sector }: SectorBandProps) {
  const { industries: words, service } = useLanguage().catalogue;
  /** Added to headings that every sector has, so that screen readers can tell them apart. */
  const of = <span className="sr-only">: {name}</span>;
  const heading = (text: string) => (
    <span className="text-h4">
      {text}
      {of}
    </span>
  );
  return (
    <Band id={slug} tabIndex={-1} ground={ground} className="focus:[outline:none]">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="text-sm lg:col-span-5 lg:*:min-h-90">
          {caseStudy ? <ModelStillWithIcons name={caseStudy.model} /> : <Pattern seed={sector.seed} />}
        </div>
        <div className="lg:col-span-6 lg:col-start-7 lg:row-span-2">
          <h2>{name}</h2>
          <p className="mt-4 text-lead lh-1.5 weight-600 text-mark">{sector.tagline}</p>
          <p className="measure mt-5">{sector.text}</p>
          <div className="mt-4 lg:mt-6">
            <Disclosure openOnWide heading={heading(service.covers)}>
              <dl className="grid gap-x-10 line-t-2 border-rule md:grid-cols-2">
                {sector.solutions.map((solution) => (
                  <div key={solution.title} className="line-b border-line py-6">
                    <dt className="text-h4 weight-700">{solution.title}</dt>
                    <dd className="mt-2 text-text-soft">{solution.text}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          </div>
        </div>
        <div className="lg:col-span-5 lg:row-start-2">
          <Disclosure openOnWide heading={heading(service.builtWith)}>
            <TechLinks technologies={technologies} />
          </Disclosure>
          {caseStudy && (
            <>
              <h3 className="mt-4 text-h4">
                {words.caseStudy}
                {of}
              </h3>
              <ArrowLink to={href("/case-studies/:slug", { slug: caseStudy.slug })}>{caseStudy.title}</ArrowLink>
            </>
          )}
          <p className="mt-4">
            <ArrowLink to={href("/contact")}>{interpolate(words.ask, { field: name })}</ArrowLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

/** Four sectors (`specification.md`, section 2, "/industries"). */
export default function Industries({ page }: PageProps<typeof load>) {
  const { industries, build } = useFrameWords();
  return (
    <>
      <ModelStillAssets />
      <PageHero crumbs={[{ label: industries }]} title={page.tagline} seed="industries" look="text">
        <Paragraphs texts={page.intro} className="measure mt-6 text-text-soft" />
        <HeroActions call={build} />
      </PageHero>
      {page.sectors.map((sector, i) => (
        <SectorBand key={sector.name} {...sector} ground={i % 2 ? "ground-2" : "ground"} />
      ))}
      <InlineScript script={openDetailsOnWide} />
      <ResourcesBand {...page.readFirst} />
      <ClosingBand {...page.closing} seed="industries-end" call={build} />
    </>
  );
}
