import { href } from "~/href.ts";
import openDetailsOnWide from "~/inline/open-details-on-wide.ts?inline-script";
import type { PageProps } from "~/route-module.ts";
import { ModelStillAssets } from "~/sections/model-still.tsx";
import { ClosingBand } from "~/sections/page-hero-and-closing.tsx";
import { Questions } from "~/sections/questions.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import serviceCss from "~/styles/service.css?inline";
import { InlineScript, PageStyle } from "~/ui/inline-assets.tsx";
import { ArrowLink } from "~/ui/links.tsx";
import {
  CaseStudiesBand,
  DiagramBand,
  KeyQuestionsBand,
  PrepareBand,
  ProcessBand,
  ScopeBand,
  ServiceHero,
  TechnologyGroupsBand,
  WhyBand,
} from "./bands.tsx";
import { load } from "./load.ts";

export { load };

/** The bands of a service that visitors see: what it covers as cards, case studies, then the process and why us. */
const inSight = [ScopeBand, CaseStudiesBand, DiagramBand, ProcessBand, WhyBand, TechnologyGroupsBand, PrepareBand];

/** Of one that runs behind: the diagram, what it covers as rows, case studies, technologies, then the process. */
const behind = [DiagramBand, ScopeBand, CaseStudiesBand, TechnologyGroupsBand, PrepareBand, ProcessBand, WhyBand];

/** One service (`specification.md`, section 2, "Service pages"), in one of two layouts: whether visitors see it, or it runs behind. */
export default function ServicePage({ page: { service } }: PageProps<typeof load>) {
  const { slug, callToAction, words } = service;
  return (
    <>
      <PageStyle name="service" css={serviceCss} />
      <ModelStillAssets />
      <ServiceHero {...service} />
      <KeyQuestionsBand {...service} />
      {(service.runsBehind ? behind : inSight).map((ServiceBand) => (
        <ServiceBand key={ServiceBand.name} {...service} />
      ))}
      <InlineScript script={openDetailsOnWide} />
      <Questions heading={words.questions} questions={service.questions} ground="ground-2">
        <ArrowLink to={`${href("/contact")}#questions`}>{words.alsoAsked}</ArrowLink>
      </Questions>
      <ResourcesBand {...service.readFirst} />
      <ResourcesBand items={service.resources} />
      <ClosingBand title={callToAction.title} text={callToAction.text} seed={`${slug}-end`} call={callToAction.label} />
    </>
  );
}
