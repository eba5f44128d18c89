import { href } from "react-router";
import { NarrowDiagram } from "~/content/.server/figures/narrow-diagram.tsx";
import { frameOf } from "~/content/.server/frame.ts";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { caseStudySummary, technologyLink } from "~/content/.server/links.ts";
import { localeOf } from "~/content/.server/locale.ts";
import { notFoundHead } from "~/content/.server/not-found.ts";
import { findBySlug } from "~/content/.server/parse.ts";
import { renderStatic, renderStaticLinks } from "~/content/.server/render.tsx";
import { takeAwayIn } from "~/content/.server/sheets/take-away.ts";
import type { Interface } from "~/language/page-language.ts";
import { CaseStudyRows } from "~/sections/case-study-rows.tsx";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { NotFound } from "~/sections/not-found.tsx";
import { Questions } from "~/sections/questions.tsx";
import { TakeAwayBand } from "~/sections/take-away.tsx";
import { headTags } from "~/seo/page-head.ts";
import { Band } from "~/ui/band.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { toJson, useJson } from "~/ui/json-data.ts";
import { redrawOnNewData } from "~/ui/redraw-on-new-data.ts";
import { TextLink } from "~/ui/text-link.tsx";
import type { Route } from "./+types/route";
import { CardsBand } from "./cards-band.tsx";
import { DiagramBand } from "./diagram-band.tsx";
import { Groups } from "./groups.tsx";
import { GroupsBand } from "./groups-band.tsx";
import { ServiceHero } from "./hero.tsx";
import { ProcessBand } from "./process-band.tsx";
import { StartBand } from "./start-band.tsx";
import { WhyBand } from "./why-band.tsx";

/** What the page draws; the rest is in what the loader has drawn. */
const shownWords = ({ months: _, arrow: __, ...words }: Interface["service"]) => words;

export function loader({ request, params }: Route.LoaderArgs) {
  const { language, words, pages } = localeOf({ request });
  const service = findBySlug(pages.services, params.slug);
  if (!service) return { head: notFoundHead(language), service: null, groups: "", diagram: "" };
  const { slug, name, tagline, technologyLine, intro, services, process, why, bring, questions, callToAction } =
    service;
  const { title, ...diagram } = service.diagram;
  const groups = service.technologyGroups?.map(({ technologies, ...group }) => ({
    ...group,
    technologies: technologies.map(technologyLink),
  }));
  return {
    head: pageHead(href("/services/:slug", { slug }), service.head, { keywords: service.keywords }, language),
    service: toJson({
      words: shownWords(words.service),
      ...{ slug, name, tagline, technologyLine, intro, services, process, why, bring, questions, callToAction },
      diagramTitle: title,
      hasGroups: groups !== undefined,
      // Where there are groups, they show every technology of the service already.
      technologies: service.technologyGroups ? [] : service.technologies.map(technologyLink),
      caseStudies: service.caseStudies.map((study) => caseStudySummary(study, language)),
      takeAway: takeAwayIn(language, href("/services/:slug", { slug }), content),
    }),
    groups: groups ? renderStaticLinks(<Groups groups={groups} />, frameOf({ request }).language) : "",
    diagram: renderStatic(<NarrowDiagram {...diagram} arrow={words.service.arrow} />),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

type ServiceJson = NonNullable<Route.ComponentProps["loaderData"]["service"]>;

/** One service (`specification.md`, section 2, "Service pages"). */
export default redrawOnNewData(function ServicePage({ loaderData: { service, ...drawn } }: Route.ComponentProps) {
  return service === null ? <NotFound /> : <Service json={service} {...drawn} />;
});

function Service({ json, diagram, groups }: { json: ServiceJson; diagram: string; groups: string }) {
  const service = useJson(json);
  const { slug, callToAction, why, words } = service;

  return (
    <>
      <ServiceHero {...service} label={callToAction.label} />
      <CardsBand heading={words.covers} cards={service.services} intro={service.intro} seed={slug} />
      <DiagramBand key={slug} title={service.diagramTitle} html={diagram} />
      <ProcessBand heading={words.process} steps={service.process} />
      {why && <WhyBand {...why} />}
      {service.hasGroups && <GroupsBand key={`${slug}-groups`} heading={words.builtWith} html={groups} />}
      <StartBand words={words} bring={service.bring} technologies={service.technologies} />
      <Band>
        <h2 className="mb-10">{words.atWork}</h2>
        <CaseStudyRows caseStudies={service.caseStudies} />
      </Band>
      <Questions heading={words.questions} questions={service.questions} ground="ground-2">
        <TextLink to={`${href("/contact")}#questions`}>{words.alsoAsked}</TextLink>
      </Questions>
      <TakeAwayBand heading={words.takeAway} items={service.takeAway} />
      <ClosingBand title={callToAction.title} text={callToAction.text} seed={`${slug}-end`}>
        <ButtonLink to={href("/contact")}>{callToAction.label}</ButtonLink>
      </ClosingBand>
    </>
  );
}
