import { useWords } from "~/language/page-language.ts";
import type { PageProps } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { HeroActions } from "~/sections/hero-actions.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import caseStudiesCss from "~/styles/case-studies.css?inline";
import { PageStyle } from "~/ui/page-style.tsx";
import { CaseStudyRow } from "./case-study-row.tsx";
import { load } from "./load.ts";

export { load };

/** The list of case studies (`specification.md`, section 2): pattern and words change sides from row to row. */
export default function CaseStudies({ page }: PageProps<typeof load>) {
  const { caseStudies, build } = useWords();
  return (
    <>
      <PageStyle name="case-studies" css={caseStudiesCss} />
      <PageHero
        crumbs={[{ label: caseStudies }]}
        title={page.title}
        tagline={page.tagline}
        seed="case-studies"
        look="text"
      >
        <p className="measure mt-6 text-sm text-text-soft">{page.note}</p>
        <HeroActions call={build} className="mt-6" />
      </PageHero>
      <ul className="max-lg:pt-12">
        {page.studies.map((study) => (
          <li key={study.slug} className="group">
            <CaseStudyRow {...study} words={page.words} />
          </li>
        ))}
      </ul>
      <ClosingBand {...page.closing} seed="case-studies" call={build} />
    </>
  );
}
