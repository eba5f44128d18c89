import { clsx } from "clsx/lite";
import { TwoColumnDiagram } from "~/content/figures/narrow-diagram.tsx";
import { href } from "~/href.ts";
import { CaseStudyCard, ModelStill } from "~/sections/model-still.tsx";
import { PageHero } from "~/sections/page-hero-and-closing.tsx";
import { PartlyPrintedPattern } from "~/sections/partial-pattern.tsx";
import { ProcessSteps } from "~/sections/process.tsx";
import { TechLinks } from "~/sections/tech-links.tsx";
import { Band } from "~/ui/band.tsx";
import { ArrowLink, ButtonLink } from "~/ui/links.tsx";
import { BulletList, Disclosure, Paragraphs } from "~/ui/text-blocks.tsx";
import type { Service } from "./load.ts";
import { DeployPictures, OrderListDemo, SearchResultBeforeAfter } from "./pictures.tsx";

/** Name, tagline, technology line, and a link to the contact page with the service's own label. */
export function ServiceHero({ slug, name, tagline, technologyLine, callToAction, pattern, screen, words }: Service) {
  const crumbs = [{ label: name }];
  return (
    <PageHero
      {...{ crumbs, tagline, pattern }}
      title={name}
      seed={slug}
      picture={screen && <OrderListDemo {...screen} />}
    >
      <ul
        aria-label={words.technologies}
        className="dotted mt-8 flex flex-wrap gap-x-7 gap-y-1 weight-600 text-band-mark"
      >
        {technologyLine.map((technology) => (
          <li key={technology}>{technology}</li>
        ))}
      </ul>
      <ButtonLink to={href("/contact")} className="mt-10">
        {callToAction.label}
      </ButtonLink>
    </PageHero>
  );
}

/** What every buyer asks first, with its answers open. Below the last, on money, is the link to the page of costs. */
export const KeyQuestionsBand = ({ first: answers, costs }: Service) => (
  <Band>
    <dl className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
      {answers.map(({ question, answer }, i) => (
        <div key={question} className="line-t-2 border-rule pt-4">
          <dt className="text-h4 weight-700">{question}</dt>
          <dd className="mt-2 text-text-soft">
            {answer}{" "}
            {i === answers.length - 1 && (
              <ArrowLink to={href("/what-a-website-costs")} className="mt-2 flex w-fit">
                {costs}
              </ArrowLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </Band>
);

/** A project by its model, to which it leads: as often built, and as we build it. */
const ProjectStills = (project: Service["caseStudies"][number]) => (
  <>
    <ModelStill name={project.model}>
      <CaseStudyCard {...project} isTitled={false} />
    </ModelStill>
    <ModelStill name={project.model} way="ours" />
  </>
);

/** What a client gets, whom it pays for, and whom not; beside it the model of the service's first project. */
const Intro = ({ intro: [first, ...rest], model, found, release, runsBehind }: Service) => (
  <div className={clsx("grid gap-x-8 gap-y-6", (!runsBehind || release) && "lg:grid-cols-2")}>
    <div className={clsx("grid gap-y-5 text-text-soft", ((!runsBehind && model) || release) && "lg:col-span-2")}>
      <p className="measure text-lead lh-1.5 weight-500 text-text">{first}</p>
      <Paragraphs texts={rest} className="measure" />
    </div>
    {model && <ProjectStills {...model} />}
    {found && <SearchResultBeforeAfter {...found} />}
    {release && <DeployPictures {...release} />}
  </div>
);

/** The case studies in which the service was used, but for that of the model beside the intro; by their stills in a wide window. */
export const CaseStudiesBand = ({ words, caseStudies }: Service) =>
  caseStudies.length > 0 && (
    <Band ground="band-2">
      <h2>{words.atWork}</h2>
      <div className="mt-6 grid gap-x-8 gap-y-6 max-lg:*:[.still]:hidden lg:mt-10 lg:grid-cols-2 lg:*:[.model-link]:hidden">
        {caseStudies.map((project) => [
          <CaseStudyCard key={project.slug} {...project} />,
          <ProjectStills key={`${project.slug} stills`} {...project} />,
        ])}
      </div>
    </Band>
  );

/** The diagram of the service; of one that runs behind, beside what a client gets. */
export function DiagramBand(service: Service) {
  if (!service.diagram) return null;
  const { runsBehind, release } = service;
  const { title, ...diagram } = service.diagram;
  // Two stills need the whole width.
  const isBeside = runsBehind && !release;
  return (
    <Band>
      <div className={clsx("grid gap-x-8 gap-y-10", isBeside && "lg:grid-cols-[7fr_5fr]")}>
        {runsBehind && (
          <div className={clsx(isBeside && "lg:pr-12")}>
            <Intro {...service} />
          </div>
        )}
        <div className={clsx("grid content-start gap-8", !isBeside && "diagram-alone")}>
          <h2>{title}</h2>
          <TwoColumnDiagram {...diagram} />
        </div>
      </div>
    </Band>
  );
}

/** The numbered process. The signature pattern, in the service's dye, is printed one pass further at each step. */
export const ProcessBand = ({ words, process: steps, pattern: { colourway } }: Service) => (
  <Band ground="band-2">
    <h2>{words.process}</h2>
    <ProcessSteps
      steps={steps}
      pictureOf={(step) => (
        // On a phone it is a small square on the thread, below the step's number, where it takes no room from the text.
        <div className="process-print">
          <PartlyPrintedPattern pass={step + 1} of={steps.length} dye={colourway} scale={1} />
        </div>
      )}
      className="mt-12 max-lg:*:not-last:min-h-30 lg:mt-16"
    />
  </Band>
);

/** Technologies in groups that unfold, each with what decides between them. */
export const TechnologyGroupsBand = ({ words, groups }: Service) =>
  groups && (
    <Band>
      <h2>{words.builtWith}</h2>
      <ul className="mt-6 line-t-2 lg:mt-10 border-rule">
        {groups.map(({ title, text, technologies }) => (
          <li key={title} className="line-b border-line">
            <Disclosure openOnWide heading={title}>
              <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
                <p className="measure text-text-soft lg:col-span-5">{text}</p>
                <TechLinks technologies={technologies} className="lg:col-span-7" />
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Band>
  );

const FoldedTexts = ({ rows, className }: { rows: { title: string; text: string }[]; className: string }) => (
  <ul className={className}>
    {rows.map(({ title, text }) => (
      <li key={title} className="line-b border-line">
        <Disclosure openOnWide heading={title}>
          <p className="measure text-text-soft">{text}</p>
        </Disclosure>
      </li>
    ))}
  </ul>
);

/** What the service covers, as rows that unfold: open in a wide window, in columns, each as tall as its text. */
export function ScopeBand(service: Service) {
  const { runsBehind, services, words } = service;
  return (
    <Band>
      {!runsBehind && <Intro {...service} />}
      <h2 className={clsx(!runsBehind && "mt-10 lg:mt-16")}>{words.covers}</h2>
      <FoldedTexts rows={services} className="mt-6 gap-x-8 line-t-2 border-rule lg:grid lg:grid-cols-2" />
    </Band>
  );
}

/** What we need from the client to start, and the technologies, unless the page shows them in groups. */
export function PrepareBand({ bring, technologies, words }: Service) {
  const alone = technologies.length === 0;
  return (
    <Band border ground="ground-2">
      <div className="start">
        {!alone && (
          <div>
            <Disclosure openOnWide heading={words.builtWith} level="h2">
              <TechLinks technologies={technologies} />
            </Disclosure>
          </div>
        )}
        <div className={clsx(alone && "lg:col-span-2")}>
          <Disclosure openOnWide heading={words.bring} level="h2">
            <BulletList texts={bring} className="measure grid gap-4" />
          </Disclosure>
        </div>
      </div>
    </Band>
  );
}

/** WHY CHOOSE …, with points that unfold. Only pages for which the specification lists it have it. */
export const WhyBand = ({ why }: Service) =>
  why && (
    <Band>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="lg:col-span-4">{why.title}</h2>
        <FoldedTexts rows={why.points} className="line-t-2 border-rule lg:col-span-7 lg:col-start-6" />
      </div>
    </Band>
  );
