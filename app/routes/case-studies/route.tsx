import { href } from "react-router";
import { pageHead } from "~/content/.server/head.ts";
import { projectsIn } from "~/content/.server/links.ts";
import { localeOf, said } from "~/content/.server/locale.ts";
import { useWords } from "~/language/page-language.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { headTags } from "~/seo/page-head.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { redrawOnNewData } from "~/ui/redraw-on-new-data.ts";
import type { Route } from "./+types/route";
import { CaseStudyRow } from "./case-study-row.tsx";

export function loader(args: Route.LoaderArgs) {
  const { language, words, pages } = localeOf(args);
  const { head, ...page } = said(pages.work).caseStudies;
  return {
    head: pageHead("/case-studies", head, {}, language),
    words: words.caseStudies,
    ...page,
    studies: projectsIn(language).map(({ slug, order, title, industry, technologies, results, description }) => ({
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
  const { caseStudies, build } = useWords();
  return (
    <>
      <PageHero
        crumbs={[{ label: caseStudies }]}
        title={page.title}
        tagline={page.tagline}
        seed="case-studies"
        ground="ground"
        cloth="sixth"
      />
      <ul className="max-lg:pt-12">
        {page.studies.map((study) => (
          <li key={study.slug} className="group">
            <CaseStudyRow {...study} words={page.words} />
          </li>
        ))}
      </ul>
      <ClosingBand {...page.closing} seed="case-studies">
        <ButtonLink to={href("/contact")}>{build}</ButtonLink>
      </ClosingBand>
    </>
  );
});
