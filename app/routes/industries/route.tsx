import { href } from "react-router";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { caseStudyLink, technologyLink } from "~/content/.server/links.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { headTags } from "~/seo/page-head.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Label } from "~/ui/label.tsx";
import { redrawOnNewData } from "~/ui/redraw-on-new-data.ts";
import type { Route } from "./+types/route";
import { SectorBand } from "./sector-band.tsx";

export function loader() {
  const { head, tagline, intro, sectors, closing } = content.industries;
  return {
    head: pageHead(href("/industries"), head),
    ...{ tagline, intro, closing },
    sectors: sectors.map(({ technologies, caseStudy, ...sector }) => ({
      ...sector,
      technologies: technologies.map(technologyLink),
      caseStudy: caseStudy ? caseStudyLink(caseStudy) : undefined,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** Four sectors (`specification.md`, section 2, "/industries"). */
export default redrawOnNewData(function Industries({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        crumbs={[{ label: "Home", to: href("/") }, { label: "Industries" }]}
        above={
          <Label on="dark" className="mb-4">
            INDUSTRIES
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
        <SectorBand key={sector.name} {...sector} ground={i % 2 ? "alternate" : "salt"} />
      ))}
      <ClosingBand title={page.closing.title} text={page.closing.text} seed="industries-end">
        <ButtonLink to={href("/contact")}>LET'S BUILD TOGETHER</ButtonLink>
      </ClosingBand>
    </>
  );
});
