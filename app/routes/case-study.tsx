import type { ReactNode } from "react";
import { Diagram } from "~/content/figures/diagram.tsx";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { caseStudiesIn, serviceLink, translatedCaseStudyHalf } from "~/content/links/page-links.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { findBySlug } from "~/content/parse-by-schema.ts";
import { renderMdxFile } from "~/content/texts/render-text.tsx";
import { href } from "~/href.ts";
import { formatPlural } from "~/language/format-text.ts";
import { Link } from "~/language/link.tsx";
import { useFrameWords } from "~/language/page-language.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { CrumbsWithBack } from "~/sections/breadcrumbs.tsx";
import { CaseStudyPattern } from "~/sections/case-study-pattern.tsx";
import { ModelBand } from "~/sections/model-band.tsx";
import { ModelStill } from "~/sections/model-still.tsx";
import { ClosingBand } from "~/sections/page-hero-and-closing.tsx";
import { Prose } from "~/sections/prose.tsx";
import caseStudiesCss from "~/styles/case-studies.css?inline";
import { Band } from "~/ui/band.tsx";
import { PageStyle } from "~/ui/inline-assets.tsx";
import { ArrowLink, ButtonLink, standaloneLinkClass } from "~/ui/links.tsx";
import { BulletList, Disclosure, Paragraphs } from "~/ui/text-blocks.tsx";

export function load({ address, slug: file }: LoadArgs) {
  const { language, tag, words, pages } = languageDataAt({ address });
  const all = caseStudiesIn(language);
  const study = orThrowNotFound(findBySlug(all, file));
  const half = language === "en" ? undefined : orThrowNotFound(translatedCaseStudyHalf(file, language));
  const { slug, technologySlugs, technologies, challenges, diagram } = study;
  const { head, brief, overview } = half ?? study;
  const { note, caseStudy } = orThrowNotFound(pages["/case-studies"]);
  return {
    head: makeHead(href("/case-studies/:slug", { slug }), head, { type: "article" }, language),
    models: words.models,
    study: {
      ...study,
      ...{ brief, overview, note, words: words.caseStudy },
      duration: formatPlural(words.service.months, study.durationMonths, tag),
      technologies: technologySlugs.map((page, i) => ({ slug: page, name: technologies[i] ?? page })),
      services: study.services.map((service) => serviceLink(service, language)),
      challenges: half?.challenges,
      closing: caseStudy.closing,
      // After the last in the list comes the first.
      next: orThrowNotFound(all[(all.indexOf(study) + 1) % all.length]),
    },
    /** How the system is built, and why. Only the English page has it. */
    secondHalf: half ? undefined : { challenges, diagram, body: renderMdxFile("caseStudies", slug) },
  };
}

type Page = ReturnType<typeof load>;
type Study = Page["study"];
type SecondHalf = NonNullable<Page["secondHalf"]>;

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="case-fact">
    <dt className="label text-mark">{term}</dt>
    <dd className="weight-500">{children}</dd>
  </div>
);

/**
 * Breadcrumbs, title and four lines for a buyer, with a selvedge of the project's cloth. On a phone a link back replaces the
 * breadcrumbs, whose last step would repeat the title.
 */
function CaseStudyHero({ slug, order, title, brief, results, duration, words }: Study) {
  const { caseStudies } = useFrameWords();
  return (
    <section className="pt-20 print:pt-0">
      <div className="wrap pt-5 pb-6 lg:pb-8">
        <CrumbsWithBack list={{ label: caseStudies, to: href("/case-studies") }} page={title} back={words.back} />
        <div className="mt-4 grid items-start gap-x-8 gap-y-4 lg:mt-8 lg:grid-cols-12">
          <h1 className="lg:col-span-7">{title}</h1>
          <dl className="lg:col-span-5">
            <Fact term={words.whom}>{brief.whom}</Fact>
            <Fact term={words.wrong}>{brief.wrong}</Fact>
            <Fact term={words.changed}>{results.map(({ figure, label }) => `${figure} ${label}`).join(", ")}</Fact>
            <Fact term={words.duration}>{duration}</Fact>
          </dl>
        </div>
      </div>
      <CaseStudyPattern slug={slug} order={order} className="page-pattern h-3" />
    </section>
  );
}

/** The link to the next case study, with its model. Print leaves it out. */
const NextCaseStudy = ({ next: { slug, title, description, model }, words }: Study) => (
  <section aria-labelledby="next" className="stretch-box relative line-t border-line print:hidden">
    <div className="wrap grid items-center gap-x-8 gap-y-6 py-8 lg:grid-cols-2 lg:py-16">
      <div>
        <h2 id="next" className="label text-mark">
          {words.next}
        </h2>
        <p className="next-study-name">
          <Link to={href("/case-studies/:slug", { slug })} className="stretched next-study-link">
            {title}
          </Link>
        </p>
        <p className="mt-6 max-w-md text-text-soft">{description}</p>
      </div>
      <ModelStill name={model.name} />
    </div>
  </section>
);

/** The three claims of `specification.md`, section 9, in one row. */
const Results = ({ results, words }: Study) => (
  <Band ground="band-2" aria-labelledby="results" className="py-6!">
    <h2 id="results" className="label text-band-mark-2">
      {words.results}
    </h2>
    <ul className="result-row">
      {results.map(({ figure, label }) => (
        <li key={label} className="result">
          <span className="result-figure">{figure}</span> <span className="weight-500">{label}</span>
        </li>
      ))}
    </ul>
  </Band>
);

const References = ({ to, entries }: { to: "/technologies/:slug" | "/services/:slug"; entries: Study["services"] }) => (
  <ul className="flex flex-wrap gap-x-6">
    {entries.map(({ slug, name }) => (
      <li key={slug}>
        <Link to={href(to, { slug })} className={`${standaloneLinkClass} hover:text-mark`}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

const Overview = ({ industry, technologies, services, overview: [first, ...rest], note, words }: Study) => (
  <Band>
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
      <dl className="line-b border-line lg:col-span-4 lg:self-start">
        <Fact term={words.industry}>{industry}</Fact>
        <Fact term={words.technologies}>
          <References to="/technologies/:slug" entries={technologies} />
        </Fact>
        <Fact term={words.services}>
          <References to="/services/:slug" entries={services} />
        </Fact>
      </dl>
      <div className="lg:col-span-7 lg:col-start-6">
        <h2>{words.overview}</h2>
        <p className="measure mt-4 line-l-4 border-accent pl-4 text-sm text-text-soft">{note}</p>
        <p className="mt-6 text-lead lh-1.5">{first}</p>
        <Paragraphs texts={rest} className="measure mt-6 text-text-soft" />
      </div>
    </div>
  </Band>
);

/** The anchor to which pages in other languages link. */
const challengesId = "challenges";

/** Pairs: on the left what goes wrong in such a business, on the right what we do about it. */
const Challenges = ({ challenges }: SecondHalf) => (
  <Band border ground="ground-2">
    <h2 id={challengesId}>Challenges and solutions</h2>
    <ol className="mt-10 lg:mt-14">
      {challenges.map(({ challenge, problem, solution }, i) => (
        <li key={challenge} className="challenge">
          <h3 className="grid grid-cols-[2.75rem_1fr] items-baseline lg:text-h2">
            <span className="label text-mark" aria-hidden="true">
              0{i + 1}
            </span>{" "}
            {challenge}
          </h3>
          <dl className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-12">
            <div className="challenge-text">
              <dt className="label text-text-soft">PROBLEM</dt>
              <dd className="mt-2 text-text-soft">{problem}</dd>
            </div>
            <div className="line-l-4 border-edge bg-raised p-6 lg:col-span-7 lg:p-8">
              <dt className="label text-mark-2">SOLUTION</dt>
              <dd className="measure mt-2">{solution}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  </Band>
);

/** On pages in other languages: names the challenges, and links to the English page, which says how they are solved. */
const NamedChallenges = ({ slug, challenges = [], words }: Study) => (
  <Band border ground="ground-2">
    <h2>{words.challenges}</h2>
    <BulletList texts={challenges} className="mt-8 grid gap-3" />
    <p className="measure mt-8 text-text-soft">{words.rest}</p>
    <ArrowLink to={`${href("/case-studies/:slug", { slug })}#${challengesId}`} english className="mt-2">
      {words.readOn}
    </ArrowLink>
  </Band>
);

/** The technical part, folded: a diagram of the system across the page, then the text on how and why. A link to a section opens it. */
const Technical = ({ diagram, body: { html, sections } }: SecondHalf) => (
  <Band>
    <Disclosure level="h2" heading="For engineers: how it’s built and measured">
      <h2>The system in one picture</h2>
      <div className="mt-8 lg:mt-12 [&_svg]:w-full">
        <Diagram {...diagram} />
      </div>
      <div className="technical-lists">
        <nav aria-label="Technical sections" className="lg:sticky lg:top-28 lg:col-span-3 lg:self-start print:hidden">
          <ul className="line-t-2 border-rule">
            {sections.map(({ id, title }) => (
              <li key={id} className="line-b border-line">
                <a
                  href={`#${id}`}
                  className="flex min-h-12 items-center text-sm weight-500 text-text-soft hover:text-mark hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Prose html={html} className="min-w-0 lg:col-span-8 lg:col-start-5" />
      </div>
    </Disclosure>
  </Band>
);

/** One case study (`specification.md`, section 2, "case-studies and details"). */
export default function CaseStudyPage({ page: { study, secondHalf: rest, models } }: PageProps<typeof load>) {
  const { slug, model, words } = study;
  return (
    <>
      <article>
        <PageStyle name="case-studies" css={caseStudiesCss} />
        <CaseStudyHero {...study} />
        <ModelBand name={model.name}>
          <ArrowLink to={`${rest ? "" : href("/case-studies/:slug", { slug })}#${model.section}`} english={!rest}>
            {models.how}
          </ArrowLink>
          <ButtonLink to={href("/contact")}>{words.discuss}</ButtonLink>
        </ModelBand>
        <Results {...study} />
        <Overview {...study} />
        {rest ? (
          <>
            <Challenges {...rest} />
            <Technical {...rest} />
          </>
        ) : (
          <NamedChallenges {...study} />
        )}
      </article>
      <NextCaseStudy {...study} />
      <ClosingBand {...study.closing} seed={slug} call={words.discuss} />
    </>
  );
}
