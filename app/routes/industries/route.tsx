import { href } from "react-router";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { caseStudyLink, technologyLink } from "~/content/.server/links.ts";
import { localeOf, said } from "~/content/.server/locale.ts";
import { useWords } from "~/language/page-language.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { headTags } from "~/seo/page-head.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Label } from "~/ui/label.tsx";
import { redrawOnNewData } from "~/ui/redraw-on-new-data.ts";
import type { Route } from "./+types/route";
import { SectorBand } from "./sector-band.tsx";

export function loader(args: Route.LoaderArgs) {
  const { language, words, pages } = localeOf(args);
  const { head, tagline, intro, sectors, closing } = said(pages.industries);
  return {
    head: pageHead(href("/industries"), head, {}, language),
    words: { ...words.industries, builtWith: words.service.builtWith },
    ...{ tagline, intro, closing },
    sectors: sectors.map(({ technologies, caseStudy, ...sector }, i) => ({
      ...sector,
      // The same cloth in each language.
      seed: `sector-${content.industries.sectors[i]?.name}`,
      technologies: technologies.map(technologyLink),
      caseStudy: caseStudy ? caseStudyLink(caseStudy, language) : undefined,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** Four sectors (`specification.md`, section 2, "/industries"). */
export default redrawOnNewData(function Industries({ loaderData: page }: Route.ComponentProps) {
  const { industries, build } = useWords();
  return (
    <>
      <PageHero
        crumbs={[{ label: industries }]}
        above={
          <Label on="dark" className="mb-4">
            {page.words.label}
          </Label>
        }
        title={page.tagline}
        seed="industries"
      >
        {page.intro.map((paragraph) => (
          <p key={paragraph} className="mt-6 max-w-[38rem] text-band-soft">
            {paragraph}
          </p>
        ))}
      </PageHero>
      {page.sectors.map((sector, i) => (
        <SectorBand key={sector.name} {...sector} words={page.words} ground={i % 2 ? "ground-2" : "ground"} />
      ))}
      <ClosingBand title={page.closing.title} text={page.closing.text} seed="industries-end">
        <ButtonLink to={href("/contact")}>{build}</ButtonLink>
      </ClosingBand>
    </>
  );
});
