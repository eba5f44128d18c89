import unfoldOnWide from "~/inline/unfold-on-wide.ts?inline-script";
import { href } from "~/paths.ts";
import type { PageProps } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { StillParts } from "~/sections/model-still.tsx";
import { Questions } from "~/sections/questions.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import serviceCss from "~/styles/service.css?inline";
import { InlineScript } from "~/ui/inline-script.tsx";
import { PageStyle } from "~/ui/page-style.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import {
  AnswersBand,
  CaseStudiesBand,
  DiagramBand,
  GroupsBand,
  Intro,
  ProcessBand,
  RowsBand,
  ServiceHero,
  StartBand,
  WhyBand,
} from "./bands.tsx";
import { load, type Service } from "./load.ts";

export { load };

/** A service that visitors see: what it covers as cards, case studies, then the process and why us. */
const InSight = ({ service: { words, why, groups, ...service } }: { service: Service }) => (
  <>
    <RowsBand heading={words.covers} rows={service.services}>
      <Intro {...service} paragraphs={service.intro} wide />
    </RowsBand>
    <CaseStudiesBand heading={words.atWork} caseStudies={service.caseStudies} />
    {service.diagram && <DiagramBand {...service.diagram} />}
    <ProcessBand heading={words.process} steps={service.process} dye={service.pattern.colourway} />
    {why && <WhyBand {...why} />}
    {groups && <GroupsBand heading={words.builtWith} groups={groups} />}
    <StartBand words={words} bring={service.bring} technologies={service.technologies} />
  </>
);

/** A service that runs behind: the diagram, what it covers as rows, case studies, technologies, then the process. */
const Behind = ({ service: { words, why, groups, ...service } }: { service: Service }) => (
  <>
    {service.diagram && (
      <DiagramBand {...service.diagram}>
        <Intro {...service} paragraphs={service.intro} />
      </DiagramBand>
    )}
    <RowsBand heading={words.covers} rows={service.services} />
    <CaseStudiesBand heading={words.atWork} caseStudies={service.caseStudies} />
    {groups && <GroupsBand heading={words.builtWith} groups={groups} />}
    <StartBand words={words} bring={service.bring} technologies={service.technologies} />
    <ProcessBand heading={words.process} steps={service.process} dye={service.pattern.colourway} />
    {why && <WhyBand {...why} />}
  </>
);

/** One service (`specification.md`, section 2, "Service pages"), in one of two layouts: whether visitors see it, or it runs behind. */
export default function ServicePage({ page: { service } }: PageProps<typeof load>) {
  const { slug, callToAction, words } = service;
  return (
    <>
      <PageStyle name="service" css={serviceCss} />
      <StillParts />
      <ServiceHero {...service} />
      <AnswersBand answers={service.first} costs={service.costs} />
      {service.runsBehind ? <Behind service={service} /> : <InSight service={service} />}
      <InlineScript script={unfoldOnWide} />
      <Questions heading={words.questions} questions={service.questions} ground="ground-2">
        <TextLink to={`${href("/contact")}#questions`}>{words.alsoAsked}</TextLink>
      </Questions>
      <ResourcesBand {...service.readFirst} />
      <ResourcesBand heading={words.resources} items={service.resources} />
      <ClosingBand title={callToAction.title} text={callToAction.text} seed={`${slug}-end`} call={callToAction.label} />
    </>
  );
}
