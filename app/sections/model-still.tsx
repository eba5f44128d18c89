import type { ReactNode } from "react";
import { href } from "~/href.ts";
import { joinByDots } from "~/language/format-text.ts";
import { useLanguage } from "~/language/page-language.ts";
import { finalStateOf, restoredConnections, stateAfterReconnect, type Variant } from "~/models/model-engine.ts";
import { ModelScene, OutcomeIcon, Verdict, verdictOf } from "~/models/model-panels.tsx";
import { type ModelName, models } from "~/models/models-by-name.ts";
import { blockLayers, holeLayers, strikeLayers } from "~/models/outcome-icons.ts";
import stillsCss from "~/styles/static-models.css?inline";
import { DeferredStyle } from "~/ui/inline-assets.tsx";
import { ArrowLink } from "~/ui/links.tsx";
import { PatternLayer } from "~/ui/pattern/pattern.tsx";
import type { Layer } from "~/ui/pattern/tiles.ts";

const Drawing = ({ id, layers }: { id: string; layers: readonly Layer[] }) => (
  <g id={id} className="pattern">
    {layers.map((layer, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a block never change.
      <PatternLayer key={i} layer={layer} />
    ))}
  </g>
);

/** What stills and signs of projects need once on a page. */
export const ModelStillAssets = () => (
  <>
    <DeferredStyle css={stillsCss} />
    <svg className="block-signs" aria-hidden="true">
      <Drawing id="block" layers={blockLayers} />
      <Drawing id="block-strike" layers={strikeLayers} />
      <Drawing id="block-hole" layers={holeLayers} />
    </svg>
  </>
);

type StillProps = {
  name: ModelName;
  /** @default "usual", which shows the fault */
  way?: Variant;
  /** Below the two plates. @default what it came to, and why */
  children?: ReactNode;
};

/** A model as a press for all leaves it. The page has `ModelStillAssets`. */
export function ModelStill({ name, way = "usual", children }: StillProps) {
  const { common, [name]: said } = useLanguage().catalogue.models;
  const model = models[name];
  const isOurs = way === "ours";
  const atRest = finalStateOf(model, way);
  const state = isOurs ? stateAfterReconnect(model, atRest) : atRest;
  return (
    <figure className="on-dark still">
      <figcaption>
        {common[way]}: {said.title}
      </figcaption>
      <ModelScene model={model} words={said} state={state} lines={isOurs ? restoredConnections(model) : model.lines} />
      {children ?? <Verdict outcome={model.outcome(state)} verdict={verdictOf(model, said, state)} />}
    </figure>
  );
}

/**
 * The sign of a project: the block that its model prints as such software is often built, and the one that it prints as we build
 * it. Decoration; the page needs `ModelStillAssets`.
 */
function ProjectSign({ model: name }: { model: ModelName }) {
  const model = models[name];
  const { signs } = useLanguage().catalogue.models;
  return (
    <div className="project-sign" aria-hidden="true">
      <span>
        <OutcomeIcon outcome={model.outcome(finalStateOf(model, "usual"))} />
        {signs.usual}
      </span>
      <span>
        <OutcomeIcon outcome="clean" />
        {signs.ours}
      </span>
    </div>
  );
}

/** A model that leaves its verdict to the sign of the project. */
export const ModelStillWithIcons = ({ name }: { name: ModelName }) => (
  <ModelStill name={name}>
    <ProjectSign model={name} />
  </ModelStill>
);

type LinkProps = { slug: string; title: string; duration: string; model: ModelName; isTitled?: boolean };

/** A case study by the sign and the title of its model, to which it leads. The page has `ModelStillAssets`. */
export function CaseStudyCard({ slug, title, duration, model, isTitled = true }: LinkProps) {
  const { models } = useLanguage().catalogue;
  return (
    <article className="on-dark model-link stretch-box relative flex flex-wrap items-center gap-x-3 gap-y-1">
      <ProjectSign model={model} />
      <div>
        {isTitled && <p className="text-h4 weight-700">{models[model].title}</p>}
        <p className="text-sm text-band-soft">{joinByDots([title, duration])}</p>
        <ArrowLink to={href("/case-studies/:slug", { slug })} about={title} className="stretched">
          {models.tryIt}
        </ArrowLink>
      </div>
    </article>
  );
}
