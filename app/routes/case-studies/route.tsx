import { href } from "react-router";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { headTags } from "~/seo/page-head.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { redrawOnNewData } from "~/ui/redraw-on-new-data.ts";
import type { Route } from "./+types/route";
import { CaseStudyRow } from "./case-study-row.tsx";

export function loader() {
  const { head, ...words } = content.work.caseStudies;
  return {
    head: pageHead("/case-studies", head),
    ...words,
    studies: content.caseStudies.map(({ slug, order, title, industry, technologies, results, description }) => ({
      slug,
      order,
      title,
      industry,
      technologies,
      results,
      description,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The list of case studies (`specification.md`, section 2): cloth and words change sides from row to row. */
export default redrawOnNewData(function CaseStudies({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        crumbs={[{ label: "Home", to: href("/") }, { label: "Case studies" }]}
        title={page.title}
        tagline={page.tagline}
        seed="case-studies"
        ground="salt"
        cloth="sixth"
      />
      <ul className="max-lg:pt-12">
        {page.studies.map((study) => (
          <li key={study.slug} className="group">
            <CaseStudyRow {...study} />
          </li>
        ))}
      </ul>
      <ClosingBand {...page.closing} seed="case-studies">
        <ButtonLink to={href("/contact")}>LET'S BUILD TOGETHER</ButtonLink>
      </ClosingBand>
    </>
  );
});
