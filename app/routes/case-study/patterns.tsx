import { Link } from "~/language/link.tsx";
import { type Interface, useWords } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { WayBack } from "~/sections/breadcrumbs.tsx";
import { CaseStudyPattern } from "~/sections/case-study-pattern.tsx";
import { Fact } from "./facts.tsx";
import type { Study } from "./load.ts";

/**
 * Breadcrumbs, title and four lines for a buyer, with a selvedge of the project's cloth. On a phone a link back replaces the
 * breadcrumbs, whose last step would repeat the title.
 */
export function CaseStudyHero(study: Study & { words: Interface["caseStudy"] }) {
  const { slug, order, title, brief, results, duration, words } = study;
  const { caseStudies } = useWords();
  return (
    <section className="pt-20 print:pt-0">
      <div className="wrap pt-5 pb-6 lg:pb-8">
        <WayBack list={{ label: caseStudies, to: href("/case-studies") }} page={title} back={words.back} />
        <div className="mt-4 grid items-end gap-x-8 gap-y-4 lg:mt-8 lg:grid-cols-12">
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

/** The link to the next case study, with its pattern. After the last comes the first. Print leaves it out. */
export function NextCaseStudy({ heading, slug, order, title, description }: Study["next"] & { heading: string }) {
  return (
    <section
      aria-labelledby="next"
      className="stretch-box relative grid line-t border-line lg:grid-cols-2 print:hidden"
    >
      <div className="next-study-text">
        <h2 id="next" className="label text-mark">
          {heading}
        </h2>
        <p className="next-study-name">
          <Link to={href("/case-studies/:slug", { slug })} className="stretched next-study-link">
            {title}
          </Link>
        </p>
        <p className="mt-6 max-w-md text-text-soft">{description}</p>
      </div>
      <CaseStudyPattern slug={slug} order={order} className="card-pattern h-44 lg:h-auto" />
    </section>
  );
}
