import { languageDataAt } from "~/content/languages/locale-data.ts";
import { caseStudiesIn } from "~/content/links/page-links.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { href } from "~/href.ts";
import { Link } from "~/language/link.tsx";
import { useFrameWords } from "~/language/page-language.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { CaseStudyPattern } from "~/sections/case-study-pattern.tsx";
import { ModelStillAssets, ModelStillWithIcons } from "~/sections/model-still.tsx";
import { ClosingBand, HeroActions, PageHero } from "~/sections/page-hero-and-closing.tsx";
import caseStudiesCss from "~/styles/case-studies.css?inline";
import { Band } from "~/ui/band.tsx";
import { PageStyle } from "~/ui/inline-assets.tsx";

export function load(args: LoadArgs) {
  const { language, words, pages } = languageDataAt(args);
  const { head, ...page } = orThrowNotFound(pages["/case-studies"]).portfolio;
  return {
    head: makeHead("/portfolio", head, {}, language),
    words: words.portfolio,
    ...page,
    caseStudies: caseStudiesIn(language).map(({ slug, order, title, portfolio, model }) => ({
      ...{ slug, order, title, model: model.name },
      ...portfolio,
    })),
  };
}

type CaseStudy = ReturnType<typeof load>["caseStudies"][number];

const PortfolioCard = ({ slug, order, title, model, label, ...study }: CaseStudy & { label: string }) => (
  <article className="card h-full">
    <div className="over-cloth">
      <CaseStudyPattern slug={slug} order={order} className="card-pattern" />
      <ModelStillWithIcons name={model} />
      <p className="pattern-label px-6 lg:px-9">{study.category}</p>
    </div>
    <div className="flex grow flex-col p-6 lg:p-9">
      <h2 className="text-h2">
        <Link to={href("/case-studies/:slug", { slug })} className="stretched">
          {title}
        </Link>
      </h2>
      <p className="mt-4 text-text-soft">{study.description}</p>
      <ul aria-label={label} className="mt-auto flex flex-wrap gap-2 pt-7">
        {study.technologies.map((name) => (
          <li key={name} className="badge">
            {name}
          </li>
        ))}
      </ul>
    </div>
  </article>
);

/** `specification.md`, section 2, "Portfolio": four pictures in two columns, of which the second hangs lower. */
export default function Portfolio({ page }: PageProps<typeof load>) {
  const { portfolio } = useFrameWords();
  return (
    <>
      <PageStyle name="case-studies" css={caseStudiesCss} />
      <ModelStillAssets />
      <PageHero crumbs={[{ label: portfolio }]} title={page.title} tagline={page.tagline} seed="portfolio">
        <HeroActions call={page.words.contact} />
      </PageHero>
      <Band ground="ground-2">
        <ul className="grid gap-8 md:grid-cols-2 md:pb-20 lg:gap-x-12">
          {page.caseStudies.map((caseStudy) => (
            <li key={caseStudy.slug} className="md:even:[translate:0_5rem]">
              <PortfolioCard {...caseStudy} label={page.words.technologies} />
            </li>
          ))}
        </ul>
      </Band>
      <ClosingBand {...page.closing} seed="portfolio" call={page.words.contact} />
    </>
  );
}
