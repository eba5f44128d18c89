import { localeOf } from "~/content/.server/languages/locale.ts";
import { caseStudiesIn, caseStudySummary } from "~/content/.server/links/links.ts";
import { pageHead } from "~/content/.server/page/head.ts";
import { useWords } from "~/language/page-language.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { HeroActions } from "~/sections/hero-actions.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { CaseStudyRow } from "./case-study-row.tsx";

export function load(args: ScreenArgs) {
  const { language, words, pages } = localeOf(args);
  const { note, caseStudies } = found(pages.caseStudyPages);
  const { head, ...page } = caseStudies;
  return {
    head: pageHead("/case-studies", head, {}, language),
    words: words.caseStudies,
    ...page,
    note,
    studies: caseStudiesIn(language).map(({ slug, technologies, results }) => ({
      ...caseStudySummary(slug, language),
      technologies,
      results,
    })),
  };
}

/** The list of case studies (`specification.md`, section 2): pattern and words change sides from row to row. */
export default function CaseStudies({ page }: PageProps<typeof load>) {
  const { caseStudies, build } = useWords();
  return (
    <>
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
