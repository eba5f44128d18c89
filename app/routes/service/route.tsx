import { explainersOn } from "~/content/.server/explainers/explainers.ts";
import { content } from "~/content/.server/index.ts";
import { localeOf } from "~/content/.server/languages/locale.ts";
import { caseStudySummary, technologyLink } from "~/content/.server/links/links.ts";
import { pageHead } from "~/content/.server/page/head.ts";
import { findBySlug } from "~/content/.server/parse.ts";
import { resourceLinksOn } from "~/content/.server/sheets/resource-links.ts";
import unfoldOnWide from "~/inline/unfold-on-wide.ts?inline-script";
import { href } from "~/paths.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { Questions } from "~/sections/questions.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import { InlineScript } from "~/ui/inline-script.tsx";
import { patternAt } from "~/ui/pattern/seeded-pattern.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { CardsBand, CaseStudiesBand, DiagramBand, Intro, ProcessBand, ServiceHero } from "./bands.tsx";
import { GroupsBand, RowsBand, StartBand, WhyBand } from "./folds.tsx";

export function load({ address, slug: file }: ScreenArgs) {
  const { language, words, pages } = localeOf({ address });
  const service = found(findBySlug(pages.services, file));
  const { slug } = service;
  const groups = service.technologyGroups?.map(({ technologies, ...group }) => ({
    ...group,
    technologies: technologies.map(technologyLink),
  }));
  return {
    head: pageHead(href("/services/:slug", { slug }), service.head, { keywords: service.keywords }, language),
    service: {
      ...service,
      words: words.service,
      pattern: patternAt(service.order),
      diagram: { ...service.diagram, arrow: words.service.arrow },
      groups,
      // Empty if there are groups, which show every technology of the service.
      technologies: service.technologyGroups ? [] : service.technologies.map(technologyLink),
      caseStudies: service.caseStudies.map((study) => caseStudySummary(study, language)),
      readFirst: {
        heading: words.explainers.heading,
        items: explainersOn(href("/services/:slug", { slug }), pages, content, words.explainers),
      },
      resources: resourceLinksOn(href("/services/:slug", { slug }), content, language),
    },
  };
}

type Service = ReturnType<typeof load>["service"];

/** A service that visitors see: what it covers as cards, case studies, then the process and why us. */
const InSight = ({ service: { words, why, groups, ...service } }: { service: Service }) => (
  <>
    <CardsBand heading={words.covers} cards={service.services} seed={service.slug} pattern={service.pattern}>
      <Intro paragraphs={service.intro} wide />
    </CardsBand>
    <CaseStudiesBand heading={words.atWork} caseStudies={service.caseStudies} />
    <DiagramBand {...service.diagram} />
    <ProcessBand heading={words.process} steps={service.process} dye={service.pattern.colourway} />
    {why && <WhyBand {...why} />}
    {groups && <GroupsBand heading={words.builtWith} groups={groups} />}
    <StartBand words={words} bring={service.bring} technologies={service.technologies} />
  </>
);

/** A service that runs behind: the diagram, what it covers as rows, case studies, technologies, then the process. */
const Behind = ({ service: { words, why, groups, ...service } }: { service: Service }) => (
  <>
    <DiagramBand {...service.diagram}>
      <Intro paragraphs={service.intro} />
    </DiagramBand>
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
    <div className="close-bands">
      <ServiceHero {...service} label={callToAction.label} />
      {service.runsBehind ? <Behind service={service} /> : <InSight service={service} />}
      <InlineScript script={unfoldOnWide} />
      <Questions heading={words.questions} questions={service.questions} ground="ground-2">
        <TextLink to={`${href("/contact")}#questions`}>{words.alsoAsked}</TextLink>
      </Questions>
      <ResourcesBand {...service.readFirst} />
      <ResourcesBand heading={words.resources} items={service.resources} />
      <ClosingBand title={callToAction.title} text={callToAction.text} seed={`${slug}-end`} call={callToAction.label} />
    </div>
  );
}
