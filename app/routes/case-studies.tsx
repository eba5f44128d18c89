import { languageDataAt } from "~/content/languages/locale-data.ts";
import { caseStudiesIn, caseStudySummary } from "~/content/links/page-links.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { href } from "~/href.ts";
import { interpolate, joinByDots } from "~/language/format-text.ts";
import { useFrameWords, useLanguage } from "~/language/page-language.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { CaseStudyPattern } from "~/sections/case-study-pattern.tsx";
import { ModelStillAssets, ModelStillWithIcons } from "~/sections/model-still.tsx";
import { ClosingBand, HeroActions, PageHero } from "~/sections/page-hero-and-closing.tsx";
import caseStudiesCss from "~/styles/case-studies.css?inline";
import { PageStyle } from "~/ui/inline-assets.tsx";
import { ArrowLink } from "~/ui/links.tsx";

export function load(args: LoadArgs) {
  const { language, pages } = languageDataAt(args);
  const { note, caseStudies } = orThrowNotFound(pages["/case-studies"]);
  const { head, ...page } = caseStudies;
  return {
    head: makeHead("/case-studies", head, {}, language),
    ...page,
    note,
    studies: caseStudiesIn(language).map(({ slug, technologies, results }) => ({
      ...caseStudySummary(slug, language),
      technologies,
      results,
    })),
  };
}

type Study = ReturnType<typeof load>["studies"][number];

/**
 * A case study across the whole window. A third of it is the pattern, with industry and duration over it; the rest is text, which
 * keeps to the page's measure. In every second row of the list the two change sides (`group` is the row).
 */
function CaseStudyRow({ slug, order, model, title, results, description, ...study }: Study) {
  const { caseStudies: words } = useLanguage().catalogue;
  return (
    <article className="stretch-box study">
      <div className="over-cloth lg:group-even:order-last">
        <CaseStudyPattern slug={slug} order={order} className="card-pattern" />
        <ModelStillWithIcons name={model} />
        <p className="pattern-label">{joinByDots([study.industry, study.duration])}</p>
      </div>
      <div className="study-text">
        <div>
          <h2>{title}</h2>
          <p className="measure mt-5 text-text-soft">{description}</p>
        </div>
        <ul aria-label={words.results} className="study-results">
          {results.map(({ figure, label }) => (
            <li key={label} className="study-result">
              <span className="text-h2 lh-1 weight-700 tight">{figure}</span> {label}
            </li>
          ))}
        </ul>
        <div>
          <p className="text-sm weight-500 text-text-soft">{joinByDots(study.technologies)}</p>
          <ArrowLink
            to={href("/case-studies/:slug", { slug })}
            about={interpolate(words.about, { title })}
            className="stretched mt-5"
          >
            {words.read}
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}

/** The list of case studies (`specification.md`, section 2): pattern and words change sides from row to row. */
export default function CaseStudies({ page }: PageProps<typeof load>) {
  const { caseStudies, build } = useFrameWords();
  return (
    <>
      <PageStyle name="case-studies" css={caseStudiesCss} />
      <ModelStillAssets />
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
            <CaseStudyRow {...study} />
          </li>
        ))}
      </ul>
      <ClosingBand {...page.closing} seed="case-studies" call={build} />
    </>
  );
}
