import { renderBody } from "~/content/.server/body.tsx";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { serviceLink } from "~/content/.server/links.ts";
import { findBySlug } from "~/content/.server/parse.ts";
import { ContentError } from "~/content/.server/problems.ts";
import { href } from "~/paths.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Challenges } from "./challenges.tsx";
import { CaseStudyHero } from "./hero.tsx";
import { NextCaseStudy } from "./next-case-study.tsx";
import { Overview } from "./overview.tsx";
import { Results } from "./results.tsx";
import { Technical } from "./technical.tsx";

/** The one after it in the list; after the last, the first. */
function nextOf(slug: string) {
  const place = content.caseStudies.findIndex((study) => study.slug === slug);
  const next = content.caseStudies[(place + 1) % content.caseStudies.length];
  if (!next) throw new ContentError("content/case-studies/ is empty.");
  return { slug: next.slug, order: next.order, title: next.title, description: next.description };
}

export function load({ slug: file }: ScreenArgs) {
  const study = found(findBySlug(content.caseStudies, file));
  const { slug, head, technologySlugs, technologies, services, diagram, portfolio, draft, confirm, ...words } = study;
  return {
    head: pageHead(href("/case-studies/:slug", { slug }), head, { type: "article" }),
    study: {
      slug,
      ...words,
      technologies: technologySlugs.map((page, i) => ({ slug: page, name: technologies[i] ?? page })),
      services: services.map(serviceLink),
      diagram,
      body: renderBody("caseStudies", slug),
      note: content.work.note,
      closing: content.work.caseStudy.closing,
      next: nextOf(slug),
    },
  };
}

/** One case study (`specification.md`, section 2, "case-studies and details"). */
export default function CaseStudy({ page: { study } }: PageProps<typeof load>) {
  return (
    <>
      <article>
        <CaseStudyHero {...study} />
        <Results results={study.results} />
        <Overview {...study} />
        <Challenges challenges={study.challenges} />
        <Technical diagram={study.diagram} {...study.body} />
      </article>
      <div className="print:hidden">
        <ClosingBand {...study.closing} seed={study.slug}>
          <ButtonLink to={href("/contact")}>DISCUSS YOUR PROJECT</ButtonLink>
        </ClosingBand>
        <NextCaseStudy {...study.next} />
      </div>
    </>
  );
}
